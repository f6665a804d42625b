import { capsulesBots, capsulesEnv } from '@rensa/bots/capsules';
import { botTasks } from '../../bots/task.ts';

export const BOT_TASKS = botTasks(capsulesBots, capsulesEnv, {
  play: {
    setup: { level: Number, speed: String },
    usual: { level: 0 },
    help: [
      '--rules classic|nes  (nes)',
      '--speed low|med|hi   (med)',
      'one stage, with the number L; you win it when its viruses are gone; the answer adds viruses and virusesLeft',
    ],
    examples: [
      'npx rensa play capsules --level 3 --speed hi',
      'npx rensa play capsules --bot casual --seeds 2,8 --json',
    ],
  },
  match: {
    help: ['stage 10; under nes, seeds that differ only in their last bit give the same game'],
    examples: ['npx rensa match capsules --bots skilled,casual --seeds 2,8 --pieces 5'],
  },
  think: {
    help: [
      '{board, pairs: ["rb", "yy"], incoming?, rules?, rowTicks?, gap?, opponent?: {board, pairs}}: a board is text, top row',
      'first; pairs[0] is in hand, the other is shown ahead, axis first; incoming are the colors of halves that will fall. The',
      'answer names the column and the row of the axis, from 0 at the left and at the floor, and where the child is: 0 above,',
      '1 right, 2 below, 3 left. Two of one color are listed with 0 and 1 only. The score is what the bot expects the board to',
      'cost, below 0, in hundredths of a capsule.',
    ],
    examples: [`echo '{"board": "r*b*..y*", "pairs": ["rr", "yb"]}' | npx rensa think capsules`],
  },
});
