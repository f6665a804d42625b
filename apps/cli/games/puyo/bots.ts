import { puyoBots, puyoEnv } from '@rensa/bots/puyo';
import { botTasks } from '../../bots/task.ts';

export const BOT_TASKS = botTasks(puyoBots, puyoEnv, {
  play: {
    setup: { mode: String, colors: Number },
    help: [
      '--rules classic|tsu  (tsu) our bots always think by the rules of tsu',
      '--mode endless|survival|timed2  (endless)',
      '--colors 3|4|5       (4) how many colors are in play',
      '--level is ignored',
    ],
    examples: [
      'npx rensa play puyo --bot swift --pieces 6',
      'npx rensa play puyo --bot swift --seeds 1-2 --pieces 3 --stop-score 80000 --json',
    ],
  },
  match: {
    help: [],
    examples: [
      'npx rensa match puyo --bots strong,swift --seeds 1-2 --pieces 3',
      'npx rensa match puyo --bots swift,"cmd:npx rensa bot swift" --seeds 7 --pieces 3 --json',
    ],
  },
  think: {
    help: [
      '{board, pairs: ["RB", "YG", …], opponent?: {board, pairs, pending}}: a board is text, top row first; pairs[0] is in',
      'hand, the others come next, axis first. The answer names the column of the axis, from 0, and where the child',
      'is: 0 above, 1 right, 2 below, 3 left. A pair of one color is listed with 0 and 1 only. The score is the mean of the',
      'best chains that the bot expects after a placement; a bot that judges its opponent gives the chance to win, of 100,000.',
    ],
    examples: [
      `echo '{"board": "R.....", "pairs": ["RB", "YG"]}' | npx rensa think puyo --budget 2000`,
      `echo '[{"board": "GGGR..", "pairs": ["GB"]}]' | npx rensa think puyo --bot swift --json`,
    ],
  },
});
