// The imports that each folder may have: one table for every folder that has children, at every depth. layers.test.ts
// checks it over all imports, dynamic ones and workers included. Tests and their helpers may import anything.

/**
 * The children of a folder in layers, the lowest first. A child imports from the layers before its own, and no child
 * imports from another of its layer. `.` is the files of the folder itself, `*` in a
 * row every child that has no name there, `*` in a path any folder: games are not named.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  '': ['packages', 'apps'],
  packages: ['engine', 'games netplay', 'bots controls painters'],
  apps: ['cli web'],

  'packages/netplay': ['deal wire', 'round', 'match', '.'],
  'packages/games': ['falling listing', '*', '.'],
  'packages/games/*': ['board', 'solve', 'puzzle', 'play', '.', 'lab links'],
  'packages/bots': ['bits bot', 'falling', 'play protocol *'],
  'packages/bots/*': ['kernel view', 'search', 'match', '.', 'nazo review'],
  'packages/controls': ['dom', '*', '.'],
  'packages/painters': ['canvas', 'falling', 'match', '. *'],
  'packages/painters/*': ['piece', '.'],

  'apps/cli': ['io bench', 'tasks', 'bots', 'games', 'catalog', 'commands', '.'],
  'apps/cli/games': ['*'],

  'apps/web': [
    'base styles',
    'parts listing run',
    'play',
    'versus',
    'games',
    'catalog',
    'pages',
    'offline',
    '.',
    'hosting',
  ],
  'apps/web/base': ['network storage', 'settings', 'text', 'calendar screen', 'controls share sound'],
  'apps/web/base/storage': ['.', 'finished'],
  'apps/web/parts': ['.', 'preferences'],
  'apps/web/parts/preferences': ['text', '.'],
  'apps/web/offline': ['text', '.'],
  'apps/web/play': [
    'followers text',
    'custom narration',
    'ui',
    'ready records saves',
    'parts solo',
    'card setup',
    'sheets lessons',
    'page',
    'daily watch',
    '.',
  ],
  'apps/web/play/custom': ['names', 'text', '.'],
  'apps/web/play/custom/names': ['text'],
  'apps/web/play/daily': ['text', '.'],
  'apps/web/play/lessons': ['text', '.'],
  'apps/web/play/watch': ['text', '.'],
  'apps/web/versus': ['bots series text', 'opponents saves', 'seats', 'ui', 'listing match', 'setup watch', '.'],
  'apps/web/versus/text': ['match setup'],
  'apps/web/games': ['*'],
  'apps/web/games/*': [
    'bots options slot sound',
    'text',
    'tools',
    'board records',
    'nazo practice puzzle',
    'play',
    'lab replay review shelf tutorial',
    '.',
  ],
  'apps/web/games/*/options': ['text'],
  'apps/web/games/*/tools': ['text', '.'],
  'apps/web/games/*/lab': ['board text', 'media', '.'],
  'apps/web/games/*/nazo': ['puzzle text', 'parts', 'list make play', '.'],
  'apps/web/games/*/practice': ['text', '.'],
  'apps/web/games/*/review': ['text workers', 'marks', '.'],
  'apps/web/pages': ['controls data stats versus', 'home replays', '.'],
  'apps/web/pages/controls': ['text', '.'],
  'apps/web/pages/data': ['text', '.'],
  'apps/web/pages/home': ['text', '.'],
  'apps/web/pages/replays': ['text', '.'],
  'apps/web/pages/stats': ['text', '.'],
};

/**
 * Folders that may import less than their layer allows: all that they import from outside of themselves. `<game>` is the
 * game of the folder. A name without a slash is a module from npm or Node.
 */
export const LIMITS: Readonly<Record<string, readonly string[]>> = {
  'packages/engine': [],
  'packages/netplay': ['packages/engine'],
  'packages/games': ['packages/engine'],
  'packages/games/falling': ['packages/engine'],
  'packages/games/listing': ['packages/engine'],
  'packages/bots': ['packages/engine', 'packages/games'],
  'packages/bots/bits': ['packages/engine'],
  'packages/bots/bot': ['packages/engine'],
  'packages/bots/falling': ['packages/engine', 'packages/games/falling', 'packages/bots/bot'],
  'packages/bots/play': ['packages/engine', 'packages/bots/bot'],
  'packages/bots/protocol': ['packages/engine', 'packages/bots/bot'],
  'packages/bots/*/kernel': ['packages/bots/bits', 'packages/engine', 'packages/games/<game>'],
  'packages/controls': ['packages/engine', 'packages/games'],
  'packages/controls/dom': [],
  'packages/controls/falling': ['packages/controls/dom', 'packages/engine', 'packages/games/falling'],
  'packages/painters': ['packages/engine', 'packages/games'],
  'packages/painters/canvas': [],
  'packages/painters/falling': ['packages/painters/canvas', 'packages/engine', 'packages/games/falling'],
  'apps/cli': ['packages/engine', 'packages/games', 'packages/bots', 'node:'],
  'apps/cli/io': ['packages/engine', 'node:'],
  'apps/cli/bench': ['packages/engine', 'node:'],
  'apps/web': ['packages', 'preact', '@preact/signals', 'lucide', 'vite', 'esbuild', 'node:'],
  'apps/web/base': ['packages/engine', 'packages/controls', 'packages/painters', 'preact', '@preact/signals', 'lucide'],
};
