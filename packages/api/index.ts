export { API_PATH, openApi } from './openapi.ts';
export { call, type Connection, type Fetch, type Input } from './client.ts';
export { Problem, type ProblemKind, PROBLEMS, readProblem } from './problem.ts';
export { LIMIT_KINDS, type LimitKind, problemsOf, type Route, type Who } from './route.ts';
export { ROUTES, type Routes } from './routes.ts';
export { accountRoutes, LINK_CODE, NOTICE_KINDS, WORDS } from './routes/accounts.ts';
export type { Account, Proof, PublicKey, SessionAnswer } from './routes/values.ts';
export { CHALLENGE_LETTERS } from './routes/values.ts';
