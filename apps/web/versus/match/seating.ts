// One side of a match as it is played: where its inputs come from, its picture, its sounds, and what is said of it.

import type { Side } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import { settings } from '../../base/settings/settings.ts';
import type { Sound } from '../../base/sound/sound.ts';
import type { Coaching } from '../../play/followers/coach.ts';
import { CuePlayer } from '../../play/followers/cues.ts';
import { MusicPlayer } from '../../play/followers/music.ts';
import { Narrator } from '../../play/narration/narrator.ts';
import { Turns } from '../../play/followers/turns.ts';
import { aimIn } from '../../run/aim.ts';
import { Seat } from '../../run/seat.ts';
import type { SeatedPlan } from '../series/plan.ts';
import type { SourceFactory } from '../seats/seat.ts';
import type { VersusUi } from '../ui/ui.ts';
import { volumeOf } from '../series/people.ts';
import type { ShownMatch, ViewElements } from './view.ts';

export interface MatchElements extends ViewElements {
  /** The element where fingers drag. */
  readonly field: HTMLElement;
  readonly deck: HTMLElement;
}

/** Words for one side. */
export interface SeatNews<G extends FallingTypes> {
  readonly turns: Turns<G['event']>;
  readonly narrator: Narrator<G>;
}

export function newsOf<G extends FallingTypes>({ ui, attacks }: VersusUi<G>): SeatNews<G> {
  const incoming = (state: G['state']): number => attacks.incoming(state).now;
  return { turns: new Turns(ui.turn), narrator: new Narrator({ ...ui, incoming }, () => settings.value.narration) };
}

/** The match that is played at the seats. */
interface PlayedMatch<G extends FallingTypes> extends Pick<ShownMatch<G>, 'own' | 'view'> {
  readonly versus: VersusUi<G>;
  readonly plan: SeatedPlan;
  readonly news: readonly [SeatNews<G>, SeatNews<G>];
  readonly coaching: Coaching<G['state']> | undefined;
  readonly pause: () => void;
}

interface SeatOptions<State> extends Pick<MatchElements, 'field' | 'deck'> {
  readonly sourceFor: SourceFactory<State>;
  readonly sound: Sound;
  readonly board: () => State;
}

interface OpenedSeat<G extends FallingTypes> {
  readonly seat: Seat<G>;
  readonly cues: CuePlayer<G>;
}

export function openSeat<G extends FallingTypes>(
  match: PlayedMatch<G>,
  seat: Side,
  { sourceFor, sound, board, field, deck }: SeatOptions<G['state']>,
): OpenedSeat<G> {
  const { plan, own, view, coaching } = match;
  const { ui } = match.versus;
  const picture = view.pictures[seat];
  const source = sourceFor(seat, {
    field,
    deck,
    cell: () => picture.cell,
    aim: () => aimIn(picture.left, board()),
    pause: () => match.pause(),
  });
  const vibrate = (ms: number): void => source.vibrate?.(ms);
  const cues = new CuePlayer(ui.cues, { sound, volume: volumeOf(plan, seat), vibrate });
  const coached = coaching && own === seat ? [coaching] : [];
  const { turns, narrator } = match.news[seat];
  // One tune for both boards, by the danger on yours.
  const music = (own ?? 0) === seat ? [new MusicPlayer(ui.music, sound)] : [];
  const followers = [view.huds[seat], cues, ...coached, ...music];
  return { seat: new Seat<G>(source, picture, followers, [turns, narrator]), cues };
}
