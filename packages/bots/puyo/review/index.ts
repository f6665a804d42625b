export { GRADES, isSlip, type MoveGrade, SLIP_BOUNDS } from './grade.ts';
export { chainOf, type LineChain, type LineStep } from './line.ts';
export { outcomeOf } from './outcome.ts';
export { type JudgedMove, REVIEW_NODES, REVIEW_VERSION, type ReviewedMove, Reviewer } from './review.ts';
export { type ReviewSummary, summaryOf } from './summary.ts';
export { type PlayedTurns, type Turn, turnsIn, turnsOf } from './turns.ts';
