export { FIELD_WORDS, read, write } from './field.ts';
export { lastScore, lastTechs, load, resolve, work } from './resolve.ts';
