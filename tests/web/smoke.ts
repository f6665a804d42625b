/**
 * Marks a browser test that runs in `npm test`: one of those that fail first when something is wrong. All others run in
 * `npm run test:full`.
 */
export const SMOKE = { tags: ['smoke'] };
