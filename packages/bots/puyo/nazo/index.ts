export { dailyNazo, nazoVersionOn } from './daily.ts';
export { generateNazo, type NazoPuzzle } from './generate.ts';
export { type NazoName, nazoOf, parseNazoId } from './id.ts';
export { reachable } from './reach.ts';
export { NAZO_LEVELS, type NazoLevel } from './level.ts';
export { type NazoAnswers, solveNazo } from './solve.ts';
