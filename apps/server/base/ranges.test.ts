import { describe, expect, it } from 'vitest';
import { addressKey, clientAddress, parseRanges } from './ranges.ts';

const proxies = parseRanges('127.0.0.1, 10.0.0.0/8, ::1', 'TRUST_PROXY');

describe('the address of a client', () => {
  it.each([
    ['without a proxy, is the peer, whatever it says', '192.0.2.7', '198.51.100.1', undefined, '192.0.2.7'],
    ['is what a trusted proxy says', '127.0.0.1', '198.51.100.1', proxies, '198.51.100.1'],
    [
      'is the last that no proxy of ours has written',
      '127.0.0.1',
      '1.2.3.4, 198.51.100.1, 10.1.1.1',
      proxies,
      '198.51.100.1',
    ],
    ['is the peer if it is no proxy', '192.0.2.7', '198.51.100.1', proxies, '192.0.2.7'],
    ['is the proxy if it says nothing', '127.0.0.1', undefined, proxies, '127.0.0.1'],
    ['is the proxy if it says nonsense', '127.0.0.1', 'unknown', proxies, '127.0.0.1'],
    ['is plain where IPv4 comes in IPv6', '::ffff:127.0.0.1', '198.51.100.1', proxies, '198.51.100.1'],
  ])('%s', (_, peer, forwarded, trusted, address) => {
    expect(clientAddress(peer, forwarded, trusted)).toBe(address);
  });
});

it('counts a household of IPv6 as one', () => {
  expect(addressKey('2001:db8:0:1:aaaa::1')).toBe('2001:db8:0:1');
  expect(addressKey('2001:0db8::1')).toBe('2001:db8:0:0');
  expect(addressKey('::1')).toBe('0:0:0:0');
  expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
});
