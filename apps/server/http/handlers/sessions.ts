// Signing in and out: with the key of a device, or with a recovery code.

import { Problem, type Proof, type ROUTES, type SessionAnswer } from '@rensa/api';
import { accountOf, addKey, findKey, makeGuest } from '../../accounts/accounts.ts';
import { joinGuest } from '../../accounts/join.ts';
import { checkProof, thumbprint } from '../../accounts/keys.ts';
import { note } from '../../accounts/notices.ts';
import { accountOfRecovery } from '../../accounts/recovery.ts';
import type { ServerDatabase } from '../../database/core/database.ts';
import type { HandlersOf } from '../frame/handler.ts';
import type { Services } from '../frame/services.ts';

/** Throws unless the proof is fresh and for this server. */
export function checkFresh({ challenges, clock, origin }: Services, proof: Proof): void {
  challenges().check(proof.challenge, clock.now());
  checkProof(proof, origin);
}

export function sessionHandlers(
  services: Services,
): HandlersOf<typeof ROUTES, 'newChallenge' | 'signIn' | 'signOut' | 'recover'> {
  const { database, challenges, tokens, clock, config, limits } = services;
  const open = async (tx: ServerDatabase, account: number, { key, challenge }: Proof): Promise<SessionAnswer> => {
    const opened = await tokens.open(tx, { account, credential: thumbprint(key), challenge });
    return { ...opened, account: await accountOf(tx, account) };
  };
  const newAccount = async (tx: ServerDatabase, proof: Proof, address: string): Promise<number> => {
    if (config.SIGN_UP === 'closed') throw new Problem('refused', { detail: 'this server makes no new accounts' });
    await limits.take('new-account', { address });
    const account = await makeGuest(tx);
    await addKey(tx, account, proof);
    return account;
  };

  return {
    newChallenge: async () => ({ challenge: challenges().make(clock.now()) }),
    signIn: async ({ body }, { address }) => {
      checkFresh(services, body);
      return database().transaction(async (tx) => {
        const known = await findKey(tx, body);
        return open(tx, known?.account ?? (await newAccount(tx, body, address)), body);
      });
    },
    signOut: async (_, { me }) => tokens.close(me),
    recover: async ({ body: { code, proof } }) => {
      checkFresh(services, proof);
      const opened = await database().transaction(async (tx) => {
        const account = await accountOfRecovery(tx, code);
        const known = await findKey(tx, proof);
        if (known === undefined) await addKey(tx, account, proof);
        else if (known.account !== account) await joinGuest(tx, known.account, account);
        await note(tx, account, 'recovery-used', proof.label);
        return open(tx, account, proof);
      });
      // The guest account of this device, if it had one, is gone.
      tokens.forget(({ kind }) => kind === 'guest');
      return opened;
    },
  };
}
