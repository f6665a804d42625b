export { parseGoal, writeGoal } from './goals.ts';
export { puzzleIn } from './puzzle.ts';
export { isLink, LINK_FORMATS, LinkError, type LinkFormat, readLink, writeLink } from './link.ts';
export { isPlayable, parseCells, printCells, type SharedField, type SharedStep } from './shared.ts';
