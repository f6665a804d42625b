// Your account: its name, its recovery code, its notices, its end.

import { Problem, type ROUTES } from '@rensa/api';
import { accountOf } from '../../accounts/accounts.ts';
import { exportOf } from '../../accounts/export.ts';
import { leave, stay } from '../../accounts/leave.ts';
import { claimName, parseName } from '../../accounts/names.ts';
import { noticesOf } from '../../accounts/notices.ts';
import { makeRecovery } from '../../accounts/recovery.ts';
import type { HandlersOf } from '../frame/handler.ts';
import type { Services } from '../frame/services.ts';

type Id = 'me' | 'claimName' | 'makeRecovery' | 'notices' | 'leave' | 'stay' | 'exportMe';

export function myHandlers({ database, tokens, clock, config }: Services): HandlersOf<typeof ROUTES, Id> {
  return {
    me: async (_, { me }) => accountOf(database(), me.account),
    claimName: async ({ body }, { me }) => {
      if (config.SIGN_UP !== 'open') throw new Problem('refused', { detail: 'on this server there are guests only' });
      const { account } = me;
      await claimName(database(), { account, name: parseName(body.name), now: clock.now() });
      tokens.forget((known) => known.account === account);
      return accountOf(database(), account);
    },
    makeRecovery: async (_, { me }) => ({ code: await makeRecovery(database(), me.account) }),
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
