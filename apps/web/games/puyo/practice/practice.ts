// The practice while its page is open.

import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { type Aim, type Colors, placePair, type Puyo, RULES, type State } from '@rensa/games/puyo';
import { stateOf } from '@rensa/games/puyo/lab';
import type { BoardSign } from '@rensa/painters/puyo';
import type { ReplayRun } from '../../../run/replay.ts';
import { filmFrom } from '../tools/film.ts';
import type { BoardScreen } from '../tools/screen.ts';
import { PracticeBot } from './bot.ts';
import { planSigns } from './plan.ts';
import { ReachFinder } from './reach.ts';
import { pairsFrom, positionAt, type PracticeSession, type PracticeStart, setupOf } from './session.ts';
import { handState, liveState, reachableAim } from './states.ts';
import { loadPractice } from './stored.ts';
import {
  branched,
  EMPTY_TREE,
  endOf,
  moved,
  nodeAt,
  type PracticeMove,
  redoOf,
  takenBack,
  tryBeside,
  type TryTree,
  visited,
} from './tree.ts';
import { addressOf, writeSession } from './written.ts';

/** Pairs that are shown: the two that a player sees, and some more. */
const PAIRS_SHOWN = 6;
/** Presses that are kept while the bot thinks. */
const MAX_KEPT = 8;
const MIDDLE: Aim = { col: 2, rot: 0 };

export class Practice {
  readonly session: ReadonlySignal<PracticeSession>;
  readonly aim = signal<Aim>(MIDDLE);
  readonly reach = new ReachFinder();
  readonly bot: PracticeBot;
  /** The longest chain in reach is drawn on the board. */
  readonly planShown = signal(false);
  /** Its links are numbered. */
  readonly planNumbered = signal(true);
  /** The next move begins a new try. */
  readonly branching = signal(false);
  /** In real time. */
  readonly live = signal(false);
  readonly #loaded = loadPractice();
  readonly #session = signal(this.#loaded.session);
  /** Placements of the bot that are still to be made. */
  #kept = 0;
  readonly #run = signal<ReplayRun<Puyo> | undefined>(undefined);
  screen: BoardScreen | undefined;

  readonly position = computed(() => positionAt(this.#session.value));
  readonly pair = computed(() => pairsFrom(this.#session.value, this.position.value, 1)[0] as Colors);
  /** After the pair in hand. */
  readonly next = computed(() => pairsFrom(this.#session.value, this.position.value, 1 + PAIRS_SHOWN).slice(1));
  readonly changed = computed(() => this.position.value.edits.size > 0);

  constructor(bot = new PracticeBot()) {
    this.bot = bot;
    this.session = this.#session;
  }

  /** Shows the board on this until the function that it gives is called. */
  show(screen: BoardScreen): () => void {
    this.screen = screen;
    const ends = [
      effect(() => this.#draw(screen)),
      effect(() =>
        screen.advise(this.#run.value === undefined && !this.live.value ? this.bot.advice.value : undefined),
      ),
      effect(() => {
        const run = this.#run.value;
        if (run !== undefined && run.tick.value === run.ticks && !run.playing.value) this.#run.value = undefined;
      }),
      effect(() => this.#ask()),
      effect(() => {
        if (this.bot.advice.value !== undefined && this.#kept > 0) untracked(() => this.#follow());
      }),
    ];
    return () => {
      for (const end of ends) end();
      this.screen = undefined;
      this.reach.dispose();
      this.bot.show(false);
    };
  }

  /** The longest chain in reach at a node; undefined until it is known. */
  reachAt(node: number): number | undefined {
    const session = this.#session.value;
    const { board } = positionAt(session, node);
    return this.reach.found.value >= 0 ? this.reach.of(board, session.start.rules) : undefined;
  }

  move(by: 1 | -1): void {
    const { col, rot } = this.aim.value;
    this.aimAt({ col: col + by, rot });
  }

  rotate(quarter: 1 | -1): void {
    const { col, rot } = this.aim.value;
    this.aimAt({ col, rot: (rot + quarter + 4) % 4 });
  }

  aimAt(aim: Aim): void {
    this.aim.value = reachableAim(this.position.value.board, aim);
  }

  /** Painted on the board: the chain in reach, after the bot's placement where it is shown. */
  readonly signs = computed<readonly BoardSign[]>(() => {
    const { board, lost } = this.position.value;
    if (!this.planShown.value || lost || this.live.value || this.#run.value !== undefined) return [];
    const signs = planSigns(board, this.#session.value.start.rules, this.pair.value, this.bot.advice.value);
    return this.planNumbered.value ? signs : signs.filter(({ kind }) => kind !== 'number');
  });

  /** Sets the pair down. What pops is played. */
  place(aim: Aim = this.aim.value): void {
    this.#kept = 0;
    this.#place(aim);
  }

  #place(aim: Aim): void {
    const { board, lost } = this.position.value;
    if (lost || this.live.value) return;
    const { start } = this.#session.value;
    const placed = placePair(board, this.pair.value, aim, RULES[start.rules]);
    const from = stateOf(setupOf(start), placed);
    this.do({ kind: 'place', aim });
    if (this.position.value.links > 0) this.#play(from);
  }

  /** In real time this is what the game does; everything else ends it. */
  do(move: PracticeMove): void {
    const session = this.#session.value;
    const next = this.branching.value ? branched : moved;
    this.#set({ ...session, tree: next(session.tree, move) });
  }

  undo(): void {
    this.#travel(takenBack(this.#session.value.tree));
  }

  redo(): void {
    const to = redoOf(this.#session.value.tree);
    if (to !== undefined) this.goTo(to);
  }

  goTo(node: number): void {
    this.#travel(visited(this.#session.value.tree, node));
  }

  /** The try so far stays as it is; what follows goes into another one. */
  newTry(): void {
    if (this.hasUndo() && !this.position.value.lost) this.branching.value = !this.branching.value;
  }

  /** To the last move of the try beside this one. */
  toTry(by: 1 | -1): void {
    const to = tryBeside(this.#session.value.tree, by);
    if (to !== undefined) this.goTo(to);
  }

  /** To the last move of this try. */
  toEnd(): void {
    this.goTo(endOf(this.#session.value.tree));
  }

  change(does: (tree: TryTree) => TryTree): void {
    this.#travel(does(this.#session.value.tree));
  }

  /** Half of a pair that comes gets another color. */
  paintPair(ahead: number, half: keyof Colors, color: number): void {
    const pair = this.next.value[ahead];
    if (pair === undefined) return;
    this.live.value = false;
    this.do({ kind: 'pair', turn: this.position.value.turn + 1 + ahead, pair: { ...pair, [half]: color } });
  }

  /** A pair that comes goes to another place among them. */
  sortPair(from: number, to: number): void {
    const { turn } = this.position.value;
    this.live.value = false;
    this.do({ kind: 'sort', turn: turn + 1 + from, to: turn + 1 + to });
  }

  /** Other pairs, rules or colors: a new tree on the same board. */
  restart(changed: Partial<PracticeStart>): void {
    this.open({ start: { ...this.#session.value.start, ...changed }, tree: EMPTY_TREE });
  }

  open(session: PracticeSession): void {
    this.#kept = 0;
    this.live.value = false;
    this.#set(session);
  }

  /** With its placement the bot shows the chain that it leads to; that can be hidden again. */
  showBot(shown: boolean): void {
    this.#kept = 0;
    this.bot.show(shown);
    this.planShown.value = shown;
  }

  /** Asks the bot, or does what it says; while it still thinks, as soon as it has said so. */
  followBot(): void {
    if (!this.bot.shown.value) return this.showBot(true);
    if (this.bot.failed.value || this.position.value.lost || this.live.value) return;
    this.#kept = Math.min(MAX_KEPT, this.#kept + 1);
    this.#follow();
  }

  #follow(): void {
    const { value: place } = this.bot.advice;
    if (place === undefined) return;
    this.#kept--;
    this.#place({ col: place.col, rot: place.rot });
  }

  /** The state that play in real time begins from. */
  liveState(): State {
    return liveState(this.#session.value);
  }

  hasRedo(): boolean {
    return redoOf(this.#session.value.tree) !== undefined;
  }

  hasUndo(): boolean {
    return nodeAt(this.#session.value.tree, this.#session.value.tree.at) !== undefined;
  }

  #set(session: PracticeSession): void {
    batch(() => {
      this.#run.value = undefined;
      this.branching.value = false;
      this.aim.value = MIDDLE;
      this.#session.value = session;
    });
    this.#loaded.stored.write(writeSession(session));
    history.replaceState(history.state, '', addressOf(session));
  }

  #draw(screen: BoardScreen): void {
    const [session, position, aim] = [this.#session.value, this.position.value, this.aim.value];
    if (this.#run.value === undefined && !this.live.value) screen.show(handState(session, position, aim));
  }

  #ask(): void {
    const [session, position] = [this.#session.value, this.position.value];
    if (this.bot.shown.value && !position.lost && !this.live.value) this.bot.look((aims) => this.#after(session, aims));
  }

  /** The position behind these placements. They go into no try. */
  #after(session: PracticeSession, aims: readonly Aim[]): State | undefined {
    const tree = aims.reduce((at, { col, rot }) => moved(at, { kind: 'place', aim: { col, rot } }), session.tree);
    const position = positionAt({ ...session, tree });
    return position.lost ? undefined : handState({ ...session, tree }, position, MIDDLE);
  }

  #play(from: State): void {
    const run = this.screen?.watch(filmFrom(from));
    this.#run.value = run;
    run?.play();
  }

  #travel(tree: TryTree): void {
    this.open({ ...this.#session.value, tree });
  }
}
