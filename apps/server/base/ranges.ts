// Ranges of addresses, and the address that a request comes from.

import { BlockList, isIP, isIPv4 } from 'node:net';
import { mustBe } from '@rensa/engine';

export type Ranges = BlockList;

/** `127.0.0.1, 10.0.0.0/8, ::1` */
export function parseRanges(raw: string, name: string): Ranges {
  const list = new BlockList();
  for (const range of raw.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits] = range.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    const most = family === 'ipv4' ? 32 : 128;
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most))) {
      throw mustBe('addresses or ranges such as 127.0.0.1 or 10.0.0.0/8', raw, name);
    }
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** IPv4 inside of IPv6 as plain IPv4. */
function plainAddress(address: string): string {
  const [, inner] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  return inner ?? address;
}

function holds(ranges: Ranges, address: string): boolean {
  return isIP(address) !== 0 && ranges.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** The last address on the way that is not a trusted proxy: everything before it may be made up. */
export function clientAddress(peer: string, forwarded: string | undefined, trusted: Ranges | undefined): string {
  const way = [...(forwarded ?? '').split(',').map((part) => part.trim()), peer].map(plainAddress);
  const isProxy = (address: string): boolean => trusted !== undefined && holds(trusted, address);
  // What follows the client are proxies of ours; a word that is no address ends the way, too.
  const after = way.findLastIndex((address, i) => i === 0 || !isProxy(address) || isIP(way[i - 1] ?? '') === 0);
  return way[after] ?? peer;
}

/** The part of an address that one household shares: an IPv4 address, or the first 64 bits of IPv6. */
export function addressKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
