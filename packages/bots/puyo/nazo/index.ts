export { dailyNazo } from './daily.ts';
export { generateNazo } from './generate.ts';
export { NAZO_LEVELS } from './level.ts';
export { type NazoAnswers, solveNazo } from './solve.ts';
