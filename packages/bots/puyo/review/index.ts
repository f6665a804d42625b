export { GRADES } from './grade.ts';
export { REVIEW_VERSION, type ReviewedMove, reviewOf } from './review.ts';
export { type ReviewSummary, summaryOf } from './summary.ts';
