// The devices of an account, and the next one that joins it.

import type { ROUTES } from '@rensa/api';
import { devicesOf, revokeDevice } from '../../accounts/devices.ts';
import { askLink, closeLink, confirmLink, linkOf, openLink } from '../../accounts/links.ts';
import type { HandlersOf } from '../frame/handler.ts';
import type { Services } from '../frame/services.ts';
import { checkFresh } from './sessions.ts';

type Id = 'devices' | 'revokeDevice' | 'openLink' | 'link' | 'confirmLink' | 'closeLink' | 'askLink';

export function deviceHandlers(services: Services): HandlersOf<typeof ROUTES, Id> {
  const { database, tokens, clock } = services;
  return {
    devices: async (_, { me }) => devicesOf(database(), me),
    revokeDevice: async ({ params }, { me }) => revokeDevice(database(), tokens, me, params.id),
    openLink: async (_, { me }) => openLink(database(), me.account, clock.now()),
    link: async (_, { me }) => linkOf(database(), me.account, clock.now()),
    confirmLink: async ({ body }, { me }) => {
      await confirmLink(database(), { account: me.account, words: body.words, now: clock.now() });
      // The guest account of the device that has joined is gone.
      tokens.forget(({ kind }) => kind === 'guest');
      return devicesOf(database(), me);
    },
    closeLink: async (_, { me }) => closeLink(database(), me.account),
    askLink: async ({ params, body }) => {
      checkFresh(services, body);
      return askLink(database(), { code: params.code, proof: body, now: clock.now() });
    },
  };
}
