// The view of a match: both boards, their trays, what flies between them, and the numbers beside them.

import type { ReadonlySignal } from '@preact/signals';
import type { Duel, DuelTypes, PlayedRound, BestOf, Side } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import { canvasBox, type MatchLayout } from '@rensa/painters';
import { boardWords, lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import type { CoachWord } from '../../play/followers/coach.ts';
import { Hud } from '../../play/followers/hud.ts';
import { Picture } from '../../run/picture.ts';
import { SeatView } from '../../run/seat.ts';
import type { VersusUi } from '../ui/ui.ts';
import { AttackLog } from '../series/attacks.ts';
import { type MatchCanvases, MatchPicture } from './picture.ts';

/** The elements in which a match is drawn. */
export interface ViewElements extends MatchCanvases {
  readonly boards: readonly [HTMLCanvasElement, HTMLCanvasElement];
}

/** A match as the parts around its boards know it: one that is played, or the replay of one. */
export interface ShownMatch<G extends FallingTypes> {
  readonly view: ShownBoards<G>;
  readonly bestOf: BestOf;
  /** The rounds that are over. */
  readonly rounds: ReadonlySignal<readonly Pick<PlayedRound, 'winner'>[]>;
  /** The seat of the only person. */
  readonly own: Side | undefined;
  /** The next round is only named yet. */
  readonly announced: boolean;
  /** The winner of the round that is over: null for a draw, undefined as long as it is played. */
  readonly ended: Side | null | undefined;
  /** The coach's word to that person. */
  readonly advised: ReadonlySignal<CoachWord | undefined> | undefined;
}

const SEATS = [0, 1] as const;

export class ShownBoards<G extends FallingTypes> {
  readonly versus: VersusUi<G>;
  readonly huds: readonly [Hud<G>, Hud<G>];
  readonly attacks: AttackLog<G>;
  readonly pictures: readonly [Picture<G>, Picture<G>];
  readonly whole: SeatView<DuelTypes<G>>;
  readonly #trays: MatchPicture<G>;

  constructor(versus: VersusUi<G>, elements: ViewElements, { boards }: Duel<G['state']>) {
    const { ui, attacks } = versus;
    const look = lookOf(settings.value);
    const counts = (): boolean => settings.value.motion === 'full';
    const hudOf = (seat: Side) => new Hud(boards[seat], ui.gain, counts);
    const pictureOf = (seat: Side) => new Picture(elements.boards[seat], ui.painter, look);
    this.versus = versus;
    this.huds = [hudOf(0), hudOf(1)];
    this.attacks = new AttackLog({ attacks, turn: ui.turn });
    this.pictures = [pictureOf(0), pictureOf(1)];
    this.#trays = new MatchPicture(elements, attacks, look);
    this.whole = new SeatView(this.#trays, [], [this.attacks]);
  }

  /** Places boards and trays; they must be painted after this. */
  place(layout: MatchLayout, width: number, height: number): void {
    for (const seat of SEATS) {
      const box = canvasBox(layout.seats[seat]);
      this.pictures[seat].place(layout.seats[seat], box.width, box.height);
    }
    this.#trays.place(layout, width, height);
  }

  /** Takes the look and the words of the settings. */
  restyle(): void {
    const look = lookOf(settings.value);
    for (const picture of this.pictures) picture.setLook(look, boardWords());
    this.#trays.setLook(look, this.versus.trayWords?.() ?? {});
  }
}
