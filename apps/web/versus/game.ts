import type { FallingTypes } from '@rensa/games/falling';
import { h } from 'preact';
import { MatchPage } from './match/page.tsx';
import { loadMatch, matchSaveKind } from './saves/save.ts';
import { choiceKind } from './setup/choice.ts';
import type { VersusGame } from './ui/game.ts';
import type { VersusUi } from './ui/ui.ts';
import { takeMatchHandoff } from './watch/playon.ts';
import { matchReplayUi } from './watch/replays.tsx';

/** The game without its types, for pages that serve any game. */
export function versusGame<G extends FallingTypes>(versus: VersusUi<G>): VersusGame {
  const { ui, first, choices, isOffered } = versus;
  return {
    id: ui.game.id,
    name: ui.name,
    first,
    choices: choices.map((choice) => ({ ...choice })),
    isOffered,
    repeat: ui.repeat,
    coach: ui.coach !== undefined,
    saved: () => takeMatchHandoff(versus.duel.id) ?? loadMatch(versus),
    stored: [choiceKind({ id: ui.game.id, first, isOffered }), matchSaveKind(versus)],
    replays: (rivals) => matchReplayUi(versus, rivals),
    Match: (props) => h(MatchPage<G>, { ...props, versus }),
  };
}
