export { API_PATH, openApi } from './frame/openapi.ts';
export { call, type Connection, type CallInput } from './frame/client.ts';
export { Problem, type ProblemKind, PROBLEMS } from './frame/problem.ts';
export { type LimitKind, problemsOf, type ApiRoute, type Who } from './frame/route.ts';
export { ROUTES, type Routes } from './routes.ts';
export { NOTICE_KINDS, WORDS } from './routes/accounts.ts';
export type { Account, Proof, PublicKey, SessionAnswer } from './routes/values.ts';
export { CHALLENGE_LETTERS } from './routes/values.ts';
