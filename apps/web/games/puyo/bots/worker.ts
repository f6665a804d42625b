import { puyoBots } from '@rensa/bots/puyo';
import { serveBot } from '../../../versus/bots/serve.ts';

serveBot(puyoBots, () => new Worker(new URL('./helper.ts', import.meta.url), { type: 'module', name: self.name }));
