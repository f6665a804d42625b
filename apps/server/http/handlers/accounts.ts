// Routes of accounts: check, one call, answer.

import { Problem, type Proof, type SessionAnswer } from '@rensa/api';
import type { accountRoutes } from '@rensa/api';
import { accountOf, addKey, findKey, makeGuest } from '../../accounts/accounts.ts';
import { devicesOf, revokeDevice } from '../../accounts/devices.ts';
import { exportOf } from '../../accounts/export.ts';
import { checkProof, thumbprint } from '../../accounts/keys.ts';
import { leave, stay } from '../../accounts/leave.ts';
import { askLink, closeLink, confirmLink, linkOf, openLink } from '../../accounts/links.ts';
import { claimName, parseName } from '../../accounts/names.ts';
import { note, noticesOf } from '../../accounts/notices.ts';
import { accountOfRecovery, makeRecovery } from '../../accounts/recovery.ts';
import type { Database } from '../../database/database.ts';
import { joinGuest } from '../../accounts/join.ts';
import type { Handler } from '../handler.ts';
import type { Services } from '../services.ts';

type AccountHandlers = { readonly [Id in keyof typeof accountRoutes]: Handler<(typeof accountRoutes)[Id]> };

export function accountHandlers(services: Services): AccountHandlers {
  const { database, challenges, tokens, clock, config, limits } = services;

  const check = (proof: Proof): void => {
    challenges().check(proof.challenge, clock.now());
    checkProof(proof, services.origin);
  };
  const session = async (tx: Database, account: number, proof: Proof): Promise<SessionAnswer> => {
    const opened = await tokens.open(tx, { account, credential: thumbprint(proof.key), challenge: proof.challenge });
    return { ...opened, account: await accountOf(tx, account) };
  };
  const newAccount = async (tx: Database, proof: Proof, address: string): Promise<number> => {
    if (config.SIGN_UP === 'closed') throw new Problem('refused', { detail: 'this server makes no new accounts' });
    await limits.take('new-account', { address });
    const account = await makeGuest(tx);
    await addKey(tx, account, proof);
    return account;
  };

  return {
    newChallenge: async () => ({ challenge: challenges().make(clock.now()) }),
    signIn: async ({ body }, { address }) => {
      check(body);
      return database().transaction(async (tx) => {
        const known = await findKey(tx, body);
        return session(tx, known?.account ?? (await newAccount(tx, body, address)), body);
      });
    },
    signOut: async (_, { me }) => tokens.close(me),
    me: async (_, { me }) => accountOf(database(), me.account),
    claimName: async ({ body }, { me }) => {
      if (config.SIGN_UP !== 'open') throw new Problem('refused', { detail: 'on this server there are guests only' });
      const { account } = me;
      await claimName(database(), { account, name: parseName(body.name), now: clock.now() });
      tokens.forget((known) => known.account === account);
      return accountOf(database(), account);
    },
    devices: async (_, { me }) => devicesOf(database(), me),
    revokeDevice: async ({ params }, { me }) => revokeDevice(database(), tokens, me, params.id),
    makeRecovery: async (_, { me }) => ({ code: await makeRecovery(database(), me.account) }),
    recover: async ({ body: { code, proof } }) => {
      check(proof);
      return database().transaction(async (tx) => {
        const account = await accountOfRecovery(tx, code);
        const known = await findKey(tx, proof);
        if (known === undefined) await addKey(tx, account, proof);
        else if (known.account !== account) await joinGuest(tx, known.account, account);
        await note(tx, account, 'recovery-used', proof.label);
        return session(tx, account, proof);
      });
    },
    openLink: async (_, { me }) => openLink(database(), me.account, clock.now()),
    link: async (_, { me }) => linkOf(database(), me.account, clock.now()),
    confirmLink: async ({ body }, { me }) => {
      await confirmLink(database(), { account: me.account, words: body.words, now: clock.now() });
      tokens.forget(({ kind }) => kind === 'guest');
      return devicesOf(database(), me);
    },
    closeLink: async (_, { me }) => closeLink(database(), me.account),
    askLink: async ({ params, body }) => {
      check(body);
      return askLink(database(), { code: params.code, proof: body, now: clock.now() });
    },
    notices: async (_, { me }) => ({ notices: await noticesOf(database(), me.account) }),
    leave: async (_, { me }) => {
      await leave(database(), me.account, clock.now());
      return accountOf(database(), me.account);
    },
    stay: async (_, { me }) => {
      await stay(database(), me.account);
      return accountOf(database(), me.account);
    },
    exportMe: (_, { me }) => exportOf(database(), me.account),
  };
}
