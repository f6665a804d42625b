// The state of the lab: the field, the brush that draws on it, and the chain that is played.

import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Aim, type Cell, EMPTY, resolveBoard, RULES } from '@rensa/games/puyo';
import { type Trigger, triggersOf } from '@rensa/games/puyo/lab';
import type { PairHalf } from '../tools/pairs.tsx';
import type { FieldActions } from '../tools/pointer.ts';
import type { BoardScreen } from '../tools/screen.ts';
import { addressOf } from './address.ts';
import { chainOf } from './board/chain.ts';
import { ChainPlayer } from './player.ts';
import { startOf } from './board/film.ts';
import {
  dropped,
  isFloating,
  isSame,
  LAB_TOOLS,
  type LabField,
  type LabTool,
  painted,
  repainted,
  triggered,
} from './board/labfield.ts';
import { loadLab, writeLab } from './stored.ts';
import { pushed, redone, type UndoList, undone } from './undo.ts';

export class Lab {
  readonly list: ReadonlySignal<UndoList<LabField>>;
  readonly field: ReadonlySignal<LabField>;
  readonly brush = signal<Cell>(1);
  readonly tool = signal<LabTool>('cell');
  /** Rotation of the pair to drop. */
  readonly rot = signal(0);
  /** The cell under the mouse. */
  readonly hovered = signal<number | undefined>(undefined);
  /** The half of a waiting pair that the brush paints. */
  readonly half = signal<PairHalf | undefined>(undefined);
  readonly showsTriggers = signal(true);
  /** The row of the table under the pointer or with the focus. */
  readonly pointed = signal<number | undefined>(undefined);
  readonly #chosen = signal<Trigger | undefined>(undefined);
  readonly #stroke = signal<LabField | undefined>(undefined);
  readonly #list;
  readonly #stored = loadLab();

  /** True if nothing on the field falls or pops. */
  readonly atRest = computed(() => {
    const field = this.field.value;
    return !isFloating(field) && !this.popsAtOnce.value;
  });
  readonly popsAtOnce = computed(() => {
    const { board, rules } = this.#list.value.now;
    return resolveBoard(board, RULES[rules]).links.length > 0;
  });
  /** The triggers of the field; a stroke counts when it ends. */
  readonly triggers = computed<readonly Trigger[]>(() => {
    const { now } = this.#list.value;
    return isFloating(now) ? [] : triggersOf(now.board, RULES[now.rules]);
  });
  /** The trigger whose chain is shown. */
  readonly trigger = computed(() => {
    const chosen = this.#chosen.value;
    return this.triggers.value.find((each) => isSameTrigger(each, chosen)) ?? this.triggers.value[0];
  });
  /** The board that the chain starts from. */
  readonly subject = computed(() => {
    const { board, rules } = this.#list.value.now;
    const trigger = this.trigger.value;
    return { rules, board: trigger === undefined ? board : triggered(board, trigger) };
  });
  readonly chain = computed(() => chainOf(this.subject.value));
  readonly player = new ChainPlayer(() => this.subject.value);

  constructor() {
    this.#list = signal(this.#stored.list);
    this.list = this.#list;
    this.field = computed(() => this.#stroke.value ?? this.#list.value.now);
  }

  /** Shows the board on this screen until the returned function is called. */
  show(screen: BoardScreen): () => void {
    this.player.screen = screen;
    const end = effect(() => {
      if (this.player.run.value === undefined) screen.show(startOf(this.field.value));
    });
    return () => {
      end();
      this.player.close();
      this.player.screen = undefined;
    };
  }

  commit(next: LabField): void {
    batch(() => {
      this.#stroke.value = undefined;
      this.player.close();
      if (!isSame(next, this.#list.value.now)) this.#change(pushed(this.#list.value, next));
    });
  }

  change(does: (field: LabField) => LabField): void {
    this.commit(does(this.field.value));
  }

  undo(): void {
    this.#restore(undone(this.#list.value));
  }

  redo(): void {
    this.#restore(redone(this.#list.value));
  }

  /** Drops the first step of the queue, and plays what pops. */
  drop(aim?: Aim): void {
    if (this.field.value.steps.length === 0) return;
    this.change((field) => dropped(field, aim));
    this.half.value = undefined;
    if (this.popsAtOnce.value) this.player.play();
  }

  choose(trigger: Trigger): void {
    if (isSameTrigger(trigger, this.trigger.value) && this.#chosen.value !== undefined) return this.player.play();
    this.player.close();
    this.#chosen.value = trigger;
  }

  /** Puts the puyos of the trigger on the board, and plays the chain. */
  fire(): void {
    const trigger = this.trigger.value;
    if (trigger === undefined) return;
    this.change((field) => ({ ...field, board: triggered(field.board, trigger) }));
    this.player.play();
  }

  /** Takes a tool, or puts it away. */
  toggle(tool: 'drop' | 'pick'): void {
    this.tool.value = this.tool.value === tool ? 'cell' : tool;
  }

  paintWith(cell: Cell): void {
    this.brush.value = cell;
    if (this.tool.value === 'drop' || this.tool.value === 'pick') this.tool.value = 'cell';
    const half = this.half.value;
    if (half !== undefined && cell >= 1 && cell <= 5) {
      this.change((field) => repainted(field, half.index, half.half, cell));
    }
  }

  readonly actions: FieldActions = {
    down: (cell, erase) => this.#down(cell, erase),
    over: (cell) => this.#over(cell),
    up: () => this.#stroke.value && this.commit(this.#stroke.value),
    cancel: () => (this.#stroke.value = undefined),
    pick: (cell) => this.#pick(cell),
    undo: () => this.undo(),
    hover: (cell) => (this.hovered.value = cell),
  };
  #erases = false;

  #down(cell: number, erase: boolean): void {
    this.player.close();
    if (this.tool.value === 'drop') return this.drop({ col: cell % 6, rot: this.rot.value });
    if (this.tool.value === 'pick') return this.#pick(cell);
    this.#erases = erase;
    this.#paint(cell);
  }

  /** Takes the color of this cell. */
  #pick(cell: number): void {
    this.brush.value = this.field.value.board[cell] ?? EMPTY;
    if (this.tool.value === 'pick') this.tool.value = 'cell';
  }

  #over(cell: number): void {
    if (this.#stroke.value === undefined || this.tool.value === 'swap') return;
    this.#paint(cell);
  }

  #paint(cell: number): void {
    const tool = LAB_TOOLS.find((each) => each === this.tool.value) ?? 'cell';
    const brush = this.#erases ? { tool: 'cell' as const, cell: 0 } : { tool, cell: this.brush.value };
    const field = this.field.value;
    this.#stroke.value = { ...field, board: painted(field.board, cell, brush) };
  }

  #restore(list: UndoList<LabField>): void {
    batch(() => {
      this.#stroke.value = undefined;
      this.player.close();
      this.half.value = undefined;
      this.#change(list);
    });
  }

  /** Stores the field, and writes it to the address. A second tab has its field only in its address. */
  #change(list: UndoList<LabField>): void {
    this.#list.value = list;
    this.#stored.stored.write(writeLab(list));
    history.replaceState(history.state, '', addressOf(list.now));
  }
}

function isSameTrigger(a: Trigger, b: Trigger | undefined): boolean {
  return a.col === b?.col && a.color === b.color;
}
