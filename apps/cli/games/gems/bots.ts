import { gemsBots, gemsEnv } from '@rensa/bots/gems';
import { botTasks } from '../../bots/task.ts';

export const BOT_TASKS = botTasks(gemsBots, gemsEnv, {
  play: {
    setup: { mode: String },
    help: ['--rules classic|arcade  (arcade)', '--mode endless|timed2|timed3  (endless)', '--level is ignored'],
    examples: [
      'npx rensa play gems --rules classic --bot skilled --pieces 25',
      'npx rensa play gems --bot learner --seeds 1-2 --pieces 10 --json',
    ],
  },
  match: {
    help: [],
    examples: [
      'npx rensa match gems --bots skilled,learner --seeds 1-2 --pieces 5',
      'npx rensa match gems --bots novice,"cmd:npx rensa bot skilled --game gems" --seeds 7 --pieces 3 --json',
    ],
  },
  think: {
    help: [
      '{board, pieces: ["Rg", "BY"], rules?, power?, diamond?, ticks?, pending?, due?, weakened?, pattern?, opponent?}: a board is text,',
      'top row first; pieces[0] is in hand, the other comes next, the lower gem first. rules is arcade or classic (arcade).',
      'docs/bot-protocol.md lists the other fields. The answer names the column of the lower gem, from 0, and where the other one is:',
      '0 above, 1 right, 2 below, 3 left. Two equal gems are listed with 0 and 1 only. The score is in points under classic,',
      'and in thousandths of the log-odds of winning the match under arcade.',
    ],
    examples: [
      `echo '{"board": "RR....", "pieces": ["rG", "BY"]}' | npx rensa think gems --budget 2000`,
      `echo '[{"board": "GGR...", "pieces": ["gB"], "rules": "classic"}]' | npx rensa think gems --bot skilled --json`,
    ],
  },
});
