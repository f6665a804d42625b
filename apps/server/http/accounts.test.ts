// Accounts over real HTTP: each case is a moment of a person or of somebody who wants in.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '@rensa/api';
import { CHALLENGE_AGE, Challenges } from '../accounts/challenge.ts';
import { UNDO_AGE } from '../accounts/leave.ts';
import { RENAME_AGE } from '../accounts/names.ts';
import { SESSION_AGE } from '../accounts/tokens.ts';
import { TestDevice, refusalOf } from '../testing/device.testing.ts';
import { testServer, type TestServer } from '../testing/server.testing.ts';

let rensa: TestServer;
beforeAll(async () => {
  rensa = await testServer();
});
afterAll(() => rensa.close());

describe('signing in', () => {
  it('makes a guest of a new key, and finds the account of a known one', async () => {
    const device = await TestDevice.guest(rensa.url);
    const first = await device.call(ROUTES.me, {});
    expect(first).toMatchObject({ kind: 'guest', name: null, passkeys: 0, recovery: false });
    await device.signIn();
    expect(await device.call(ROUTES.me, {})).toEqual(first);
  });

  it('takes a challenge once', async () => {
    const device = new TestDevice(rensa.url);
    const proof = await device.proof();
    await device.call(ROUTES.signIn, { body: proof });
    expect(await refusalOf(device.call(ROUTES.signIn, { body: proof }))).toBe('stale-challenge');
  });

  it('takes no old challenge, and none that it has not made', async () => {
    const device = new TestDevice(rensa.url);
    const proof = await device.proof();
    const challenges = new Challenges(Buffer.alloc(32, 7));
    const made = challenges.make(1000);
    expect(() => challenges.check(made, 1000)).not.toThrow();
    for (let at = 0; at < made.length; at++) {
      const challenge = made.slice(0, at) + (made[at] === 'B' ? 'C' : 'B') + made.slice(at + 1);
      expect(() => challenges.check(challenge, 1000)).toThrow('too old or already used');
    }
    const other = { ...proof, challenge: proof.challenge.slice(0, -1) + '_' };
    expect(await refusalOf(device.call(ROUTES.signIn, { body: other }))).toBe('stale-challenge');
    rensa.skip(CHALLENGE_AGE + 1000);
    expect(await refusalOf(device.call(ROUTES.signIn, { body: proof }))).toBe('stale-challenge');
  });

  it('takes no signature for another site, and none of another key', async () => {
    const [mine, yours] = [new TestDevice(rensa.url), new TestDevice(rensa.url)];
    const elsewhere = await mine.proof('https://rensa.example');
    expect(await refusalOf(mine.call(ROUTES.signIn, { body: elsewhere }))).toBe('refused');
    const { key } = await yours.proof();
    expect(await refusalOf(mine.call(ROUTES.signIn, { body: { ...(await mine.proof()), key } }))).toBe('refused');
  });

  it('ends with the session, by time and by wish', async () => {
    const device = await TestDevice.guest(rensa.url);
    rensa.skip(SESSION_AGE + 1000);
    expect(await refusalOf(device.call(ROUTES.me, {}))).toBe('sign-in');
    await device.signIn();
    await device.call(ROUTES.signOut, {});
    expect(await refusalOf(device.call(ROUTES.me, {}))).toBe('sign-in');
  });
});

describe('a name', () => {
  it('belongs to the first who claims it, look-alikes included', async () => {
    await TestDevice.named(rensa.url, 'Molly');
    const other = await TestDevice.guest(rensa.url);
    for (const name of ['molly', 'MOLLY', 'Mo1ly', 'rnolly']) {
      const refusal = await refusalOf(other.call(ROUTES.claimName, { body: { name } }));
      expect({ name, refusal }).toEqual({ name, refusal: 'taken' });
    }
  });

  it.each(['ab', 'a'.repeat(17), 'white space', '<b>bold', 'admin', 'Аdam', '123', 'れんさA', '\u202Eabc'])(
    'is not %j',
    async (name) => {
      const device = await TestDevice.guest(rensa.url);
      expect(await refusalOf(device.call(ROUTES.claimName, { body: { name } }))).toBe('refused');
    },
  );

  it('may be Japanese', async () => {
    const device = await TestDevice.named(rensa.url, '連鎖の達人ー7');
    expect(await device.call(ROUTES.me, {})).toMatchObject({ kind: 'named', name: '連鎖の達人ー7' });
  });

  it('changes once in 30 days, in capitals at any time, and is held for its owner', async () => {
    const device = await TestDevice.named(rensa.url, 'first-name');
    expect(await refusalOf(device.call(ROUTES.claimName, { body: { name: 'second-name' } }))).toBe('refused');
    expect(await device.call(ROUTES.claimName, { body: { name: 'First-Name' } })).toMatchObject({ name: 'First-Name' });
    rensa.skip(RENAME_AGE + 1000);
    await device.signIn();
    await device.call(ROUTES.claimName, { body: { name: 'second-name' } });
    const other = await TestDevice.guest(rensa.url);
    expect(await refusalOf(other.call(ROUTES.claimName, { body: { name: 'first-name' } }))).toBe('taken');
    rensa.skip(91 * 86_400_000);
    await other.signIn();
    expect(await other.call(ROUTES.claimName, { body: { name: 'first-name' } })).toMatchObject({ name: 'first-name' });
  });
});

describe('the next device', () => {
  async function link(owner: TestDevice): Promise<string> {
    return (await owner.call(ROUTES.openLink, {})).code;
  }

  it('joins when both show the same words', async () => {
    const owner = await TestDevice.named(rensa.url, 'two-devices');
    const phone = new TestDevice(rensa.url, 'Phone');
    const code = await link(owner);
    expect(await owner.call(ROUTES.link, {})).toMatchObject({ state: 'open', words: null });
    const { words } = await phone.call(ROUTES.askLink, { params: { code }, body: await phone.proof() });
    expect(await owner.call(ROUTES.link, {})).toMatchObject({ state: 'asked', label: 'Phone', words });
    const { devices } = await owner.call(ROUTES.confirmLink, { body: { words } });
    expect(devices.map(({ label, current }) => [label, current])).toEqual([
      ['two-devices', true],
      ['Phone', false],
    ]);
    await phone.signIn();
    expect(await phone.call(ROUTES.me, {})).toMatchObject({ name: 'two-devices' });
    const { notices } = await phone.call(ROUTES.notices, {});
    expect(notices).toMatchObject([{ kind: 'key-added', label: 'Phone' }]);
  });

  it('shows other words if somebody else has read the code first, and then nobody joins', async () => {
    const owner = await TestDevice.guest(rensa.url);
    const [thief, phone] = [new TestDevice(rensa.url, 'Thief'), new TestDevice(rensa.url)];
    const code = await link(owner);
    const { words } = await thief.call(ROUTES.askLink, { params: { code }, body: await thief.proof() });
    expect(await refusalOf(phone.call(ROUTES.askLink, { params: { code }, body: await phone.proof() }))).toBe(
      'conflict',
    );
    const other = words.map((word) => (word + 1) % 256);
    expect(await refusalOf(owner.call(ROUTES.confirmLink, { body: { words: other } }))).toBe('refused');
    expect(await refusalOf(owner.call(ROUTES.confirmLink, { body: { words } }))).toBe('not-found');
    expect((await owner.call(ROUTES.devices, {})).devices).toHaveLength(1);
  });

  it('brings its guest account with it, and no named one', async () => {
    const owner = await TestDevice.named(rensa.url, 'owner-of-both');
    const guest = await TestDevice.guest(rensa.url, 'Tablet');
    const code = await link(owner);
    const { words } = await guest.call(ROUTES.askLink, { params: { code }, body: await guest.proof() });
    await owner.call(ROUTES.confirmLink, { body: { words } });
    expect(await guest.call(ROUTES.me, {})).toMatchObject({ name: 'owner-of-both' });
    const named = await TestDevice.named(rensa.url, 'another-name');
    const second = await link(owner);
    const asked = await named.call(ROUTES.askLink, { params: { code: second }, body: await named.proof() });
    expect(await refusalOf(owner.call(ROUTES.confirmLink, { body: { words: asked.words } }))).toBe('refused');
  });

  it('has ten minutes', async () => {
    const owner = await TestDevice.guest(rensa.url);
    const phone = new TestDevice(rensa.url);
    const code = await link(owner);
    rensa.skip(601_000);
    expect(await refusalOf(phone.call(ROUTES.askLink, { params: { code }, body: await phone.proof() }))).toBe(
      'not-found',
    );
    expect(await refusalOf(owner.call(ROUTES.link, {}))).toBe('not-found');
  });

  it('is taken off by the other, and is signed out at once', async () => {
    const owner = await TestDevice.guest(rensa.url, 'Desk');
    const lost = await TestDevice.guest(rensa.url, 'Lost');
    const { words } = await lost.call(ROUTES.askLink, {
      params: { code: await link(owner) },
      body: await lost.proof(),
    });
    const { devices } = await owner.call(ROUTES.confirmLink, { body: { words } });
    const id = devices.find(({ label }) => label === 'Lost')?.id ?? '';
    await owner.call(ROUTES.revokeDevice, { params: { id } });
    expect(await refusalOf(lost.call(ROUTES.me, {}))).toBe('sign-in');
    expect(await refusalOf(lost.signIn())).toBe('refused');
  });
});

describe('a recovery code', () => {
  it('opens the account on a new device; the code before it does not', async () => {
    const owner = await TestDevice.named(rensa.url, 'careful');
    const { code: old } = await owner.call(ROUTES.makeRecovery, {});
    const { code } = await owner.call(ROUTES.makeRecovery, {});
    const phone = new TestDevice(rensa.url, 'New');
    const recover = async (typed: string): Promise<unknown> =>
      phone.call(ROUTES.recover, { body: { code: typed, proof: await phone.proof() } });
    expect(await refusalOf(recover(old))).toBe('refused');
    expect(await recover(code.toLowerCase().replaceAll('-', ' '))).toMatchObject({ account: { name: 'careful' } });
    const { notices } = await owner.call(ROUTES.notices, {});
    expect(notices.map(({ kind }) => kind)).toEqual(['recovery-used', 'recovery-made', 'recovery-made']);
  });
});

describe('an account that is left', () => {
  it('comes back within seven days', async () => {
    const device = await TestDevice.named(rensa.url, 'hesitant');
    const { eraseAt } = await device.call(ROUTES.leave, {});
    expect(eraseAt).not.toBeNull();
    expect(await device.call(ROUTES.stay, {})).toMatchObject({ eraseAt: null, name: 'hesitant' });
    expect(await refusalOf(device.call(ROUTES.stay, {}))).toBe('gone');
  });
});

describe('an export', () => {
  it('has all that is stored of its owner, and nothing of others', async () => {
    const [mine, other] = [
      await TestDevice.named(rensa.url, 'exporter'),
      await TestDevice.named(rensa.url, 'bystander'),
    ];
    const response = await fetch(`${rensa.url}/api/v1/me/export`, {
      headers: { authorization: `Bearer ${mine.token}` },
    });
    const text = await response.text();
    const tables = text
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { table: string }).table);
    expect(tables).toEqual(['account', 'name', 'device_key', 'session']);
    expect(text).toContain('exporter');
    expect(text).not.toContain('bystander');
    expect(text).not.toContain(mine.token ?? '');
    expect(other.token).toBeDefined();
  });
});

it('writes no secret to its log', () => {
  expect(rensa.logged()).not.toMatch(/r[sb]_[\w-]{43}/);
});

it('erases an account after seven days', async () => {
  const device = await TestDevice.named(rensa.url, 'leaver');
  await device.call(ROUTES.leave, {});
  rensa.skip(UNDO_AGE + 1000);
  await rensa.server.doChores();
  await device.signIn();
  expect(await device.call(ROUTES.me, {})).toMatchObject({ kind: 'guest', name: null });
});
