import { capsulesBots } from '@rensa/bots/capsules';
import { serveBot } from '../../../versus/bots/serve.ts';

serveBot(capsulesBots);
