// Who you are: signing in with the key of a device, a name, the devices of an account, and its end.

import { exactFields, fields, listOf, nullOr, oneOf, text, textLike, whole } from '@rensa/engine';
import { route } from '../frame/route.ts';
import { account, devices, id, name, proof, session, time, challenge } from './values.ts';

/** What has happened to the ways into an account. */
export const NOTICE_KINDS = ['key-added', 'passkey-added', 'recovery-made', 'recovery-used', 'guest-joined'] as const;

/** Numbers of words, which each page shows in its own language. */
export const WORDS = 256;
const words = listOf(whole(0, WORDS - 1), 2, 2);
/** Five groups of five symbols of Crockford's base32, in either case and with any separators. */
const recoveryCode = text(60);
const LINK_CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;
const linkCode = textLike(LINK_CODE, 'a code of 16 symbols');

export const accountRoutes = {
  newChallenge: route('POST /challenges', {
    summary: 'A challenge to sign, good for two minutes and one use',
    who: 'anyone',
    limit: 'sign-in',
    answer: fields({ challenge }),
  }),
  signIn: route('POST /sessions', {
    summary: 'Sign in with a key; an unknown key makes a guest account',
    who: 'anyone',
    limit: 'sign-in',
    body: proof,
    answer: session,
    status: 201,
    problems: ['stale-challenge', 'refused'],
  }),
  signOut: route('DELETE /sessions/current', {
    summary: 'End this session',
    who: 'account',
    limit: 'write',
  }),
  me: route('GET /me', { summary: 'Your account', who: 'account', limit: 'read', answer: account }),
  claimName: route('POST /me/name', {
    summary: 'Claim a name, or change it once in 30 days',
    who: 'account',
    limit: 'name',
    body: exactFields({ name }),
    answer: account,
    problems: ['taken', 'refused'],
  }),
  devices: route('GET /me/devices', {
    summary: 'The devices that can open your account',
    who: 'account',
    limit: 'read',
    answer: devices,
  }),
  revokeDevice: route('DELETE /me/devices/{id}', {
    summary: 'Take a device off your account and end its sessions',
    who: 'account',
    limit: 'write',
    params: { id },
    problems: ['not-found'],
  }),
  makeRecovery: route('POST /me/recovery', {
    summary: 'A new recovery code; the one before no longer works',
    who: 'account',
    limit: 'write',
    answer: fields({ code: text(29) }),
    status: 201,
  }),
  recover: route('POST /recovery/sessions', {
    summary: 'Add the key of this device to an account by its recovery code, and sign in',
    who: 'anyone',
    limit: 'sign-in',
    body: exactFields({ code: recoveryCode, proof }),
    answer: session,
    status: 201,
    problems: ['stale-challenge', 'refused'],
  }),
  openLink: route('POST /me/link', {
    summary: 'A code for your next device, good for ten minutes and one use',
    who: 'account',
    limit: 'write',
    answer: fields({ code: linkCode, expiresAt: time }),
    status: 201,
  }),
  link: route('GET /me/link', {
    summary: 'The device that asks to join by your code, with the two words that it shows',
    who: 'account',
    limit: 'read',
    answer: fields({ state: oneOf(['open', 'asked']), label: nullOr(text(60)), words: nullOr(words), expiresAt: time }),
    problems: ['not-found'],
  }),
  confirmLink: route('POST /me/link/confirm', {
    summary: 'Let the device join that shows these words',
    who: 'account',
    limit: 'code',
    body: exactFields({ words }),
    answer: devices,
    problems: ['not-found', 'refused'],
  }),
  closeLink: route('DELETE /me/link', { summary: 'Let no device join by your code', who: 'account', limit: 'write' }),
  askLink: route('POST /links/{code}', {
    summary: 'Ask to join the account that made this code; sign in once its owner has confirmed the words',
    who: 'anyone',
    limit: 'code',
    params: { code: linkCode },
    body: proof,
    answer: fields({ words, expiresAt: time }),
    status: 202,
    problems: ['stale-challenge', 'not-found', 'conflict', 'refused'],
  }),
  notices: route('GET /me/notices', {
    summary: 'What has happened to the ways into your account, newest first',
    who: 'account',
    limit: 'read',
    answer: fields({ notices: listOf(fields({ kind: oneOf(NOTICE_KINDS), label: text(60), at: time }), 0, 100) }),
  }),
  leave: route('DELETE /me', {
    summary: 'Hide your account at once and erase it after seven days',
    who: 'account',
    limit: 'write',
    answer: account,
  }),
  stay: route('POST /me/restore', {
    summary: 'Undo the deletion of your account',
    who: 'account',
    limit: 'write',
    answer: account,
    problems: ['gone'],
  }),
  exportMe: route('GET /me/export', {
    summary: 'Everything that is stored about you, a table after another',
    who: 'account',
    limit: 'export',
    lines: true,
  }),
};
