export { GRADES, type MoveGrade } from './grade.ts';
export type { LineStep } from './line.ts';
export { outcomeOf } from './outcome.ts';
export { type JudgedMove, REVIEW_NODES, REVIEW_VERSION, type ReviewedMove, Reviewer, reviewOf } from './review.ts';
export { type ReviewSummary, summaryOf } from './summary.ts';
export { type PlayedTurns, type Turn, turnsIn, turnsOf } from './turns.ts';
