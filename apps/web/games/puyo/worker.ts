import { puyoBots } from '@rensa/bots/puyo';
import { serveBot } from '../../versus/bots/serve.ts';

serveBot(puyoBots);
