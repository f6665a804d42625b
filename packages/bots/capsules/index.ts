export { FIELD_WORDS, read, write } from './field.ts';
export { type Drop, lastLines, lastScore, lastViruses, load, place, resolve, type Ways, work } from './resolve.ts';
