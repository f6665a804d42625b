import { gemsBots } from '@rensa/bots/gems';
import { serveBot } from '../../../versus/bots/serve.ts';

serveBot(gemsBots);
