import { at, COLS, parseBoard, printBoard, resolveBoard, RULES, settle } from '@rensa/games/puyo';
import { triggersOf } from '@rensa/games/puyo/lab';
import { describe, expect, it } from 'vitest';
import { addressOf, fieldAt } from './address.ts';
import { chainOf } from './board/chain.ts';
import { filmOf, linksBy } from './board/film.ts';
import { dropped, EMPTY_FIELD, type LabField, LAB_ROWS, moved, painted, settled } from './board/labfield.ts';
import { PICTURE_CELL } from './media/sizes.ts';
import { MIRROR_ICON } from './mirror.ts';
import { PRESET_NAMES, presetBoard, type PresetName } from './presets.ts';
import { parseLab, writeLab } from './stored.ts';
import { pushed, redone, type UndoList, undoListOf, undone } from './undo.ts';

const drawn = (board: readonly number[]): string => printBoard(board).replace(/^(\.{6}\n)+/, '');
const field = (drawing: string, more: Partial<LabField> = {}): LabField => ({
  ...EMPTY_FIELD,
  board: parseBoard(drawing),
  ...more,
});

describe('a brush', () => {
  const board = parseBoard('R.....\nRGG..Y');

  it('paints a cell, even one in the air', () => {
    expect(drawn(painted(board, at(2, 3), { tool: 'cell', cell: 5 }))).toBe('...P..\nR.....\nRGG..Y');
  });

  it('drops on top of a column, and takes from there', () => {
    expect(drawn(painted(board, at(9, 0), { tool: 'column', cell: 6 }))).toBe('O.....\nR.....\nRGG..Y');
    expect(drawn(painted(board, at(9, 0), { tool: 'column', cell: 0 }))).toBe('RGG..Y');
  });

  it('fills a group', () => {
    expect(drawn(painted(board, at(0, 1), { tool: 'fill', cell: 3 }))).toBe('R.....\nRBB..Y');
  });

  it('swaps two colors, and nothing with an empty cell', () => {
    expect(drawn(painted(board, at(0, 0), { tool: 'swap', cell: 2 }))).toBe('G.....\nGRR..Y');
    expect(painted(board, at(5, 5), { tool: 'swap', cell: 2 })).toEqual(board);
  });
});

describe('undo', () => {
  it('undoes and redoes, and drops the redo steps when something new is done', () => {
    let list: UndoList<number> = undoListOf(0);
    for (const n of [1, 2, 3]) list = pushed(list, n);
    list = undone(undone(list));
    expect([list.now, redone(list).now]).toEqual([1, 2]);
    expect(redone(pushed(list, 9)).now).toBe(9);
    expect(undone(undoListOf(5)).now).toBe(5);
  });

  it('is 200 steps deep', () => {
    let list: UndoList<number> = undoListOf(0);
    for (let n = 1; n <= 250; n++) list = pushed(list, n);
    for (let n = 0; n < 300; n++) list = undone(list);
    expect(list.now).toBe(50);
  });
});

describe('steps that fall', () => {
  const pair = { kind: 'pair', pair: { axis: 1, child: 2 }, aim: null } as const;

  it('land where they are aimed', () => {
    const after = dropped(field('RRR...', { steps: [pair, pair] }), { col: 3, rot: 1 });
    expect([drawn(after.board), after.steps.length]).toEqual(['RRRRG.', 1]);
  });

  it('come after what pops on the board', () => {
    expect(drawn(dropped(field('G.....\nRRRR..', { steps: [pair] }), { col: 0, rot: 0 }).board)).toBe(
      'G.....\nR.....\nG.....',
    );
  });

  it('go where a link says, and ojama falls into its columns', () => {
    const steps = [
      { ...pair, aim: { col: 5, rot: 2 } },
      { kind: 'garbage' as const, counts: [1, 0, 0, 0, 0, 1] },
    ];
    const after = dropped(dropped(field('......', { steps })));
    expect(drawn(after.board)).toBe('.....O\n.....R\nO....G');
  });

  it('can change places', () => {
    const steps = [pair, { ...pair, pair: { axis: 3, child: 3 } }];
    expect(moved(field('......', { steps }), 0, 1).steps).toEqual([steps[1], steps[0]]);
    expect(moved(field('......', { steps }), 0, -1).steps).toBe(steps);
  });
});

describe('the table', () => {
  it('counts ojama as a match does: what is left of one link goes to the next', () => {
    const { rows, score, ojamaSent } = chainOf({ rules: 'tsu', board: withTrigger('eleven') });
    expect([rows.length, score, ojamaSent]).toEqual([11, 49_740, 710]);
    expect(rows.map((row) => row.ojamaSent)).toEqual([0, 5, 9, 18, 37, 55, 73, 91, 110, 128, 184]);
  });

  it('has no ojama where the rules send none', () => {
    expect(chainOf({ rules: 'classic', board: withTrigger('stairs') })).toMatchObject({ attacks: false, ojamaSent: 0 });
  });
});

function withTrigger(name: PresetName): readonly number[] {
  const board = presetBoard(name);
  const [best] = triggersOf(board, RULES.tsu);
  if (best === undefined) return board;
  return board.with(at(best.row, best.col), best.color);
}

it.each([
  ['gtr', 2],
  ['gtrright', 2],
  ['stairs', 5],
  ['stairsright', 5],
  ['sandwich', 3],
  ['newgtr', 4],
  ['sullengtr', 4],
  ['llr', 3],
  ['fron', 2],
  ['submarine', 3],
  ['yayoi', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['nineteen', 19],
] as const)('the preset %s is a chain of %i', (name, links) => {
  const board = presetBoard(name);
  const [best] = triggersOf(board, RULES.tsu);
  expect(best?.chain ?? resolveBoard(board, RULES.tsu).links.length).toBe(links);
});

it('there are 24 presets, and each rests on the ground', () => {
  expect(PRESET_NAMES).toHaveLength(24);
  for (const name of PRESET_NAMES) {
    const board = presetBoard(name);
    expect([name, settle(board, RULES.tsu).board]).toEqual([name, board]);
  }
});

it('the icon of Mirror has an upright axis', () => {
  const axis = MIRROR_ICON.map(([, { d = '' }]) => `${d}`).filter((path) => path.startsWith('M12 '));
  expect(axis).toEqual(['M12 14v2', 'M12 20v2', 'M12 2v2', 'M12 8v2']);
});

it('a picture has at least 840 × 1620 pixels', () => {
  expect(COLS * PICTURE_CELL).toBeGreaterThanOrEqual(840);
  expect(LAB_ROWS * PICTURE_CELL).toBeGreaterThanOrEqual(1620);
});

describe('a chain that is watched', () => {
  const film = filmOf({ rules: 'tsu', board: withTrigger('stairs') });

  it('knows where each link is', () => {
    expect(film.marks).toHaveLength(5);
    expect(film.marks.every(({ found, popped }) => popped > found)).toBe(true);
    expect([0, film.marks[2]?.found ?? 0, film.steps.length].map((tick) => linksBy(film, tick))).toEqual([0, 3, 5]);
  });
});

describe('an address', () => {
  const steps = [{ kind: 'pair', pair: { axis: 1, child: 2 }, aim: { col: 3, rot: 1 } }] as const;

  it.each(['tsu', 'classic'] as const)('holds the field and the rules: %s', (rules) => {
    const sent = field('RGB...', { rules, steps });
    expect(fieldAt(addressOf(sent))).toEqual(sent);
    expect(fieldAt(`https://example.com${addressOf(sent)}`)).toEqual(sent);
  });

  it('that is damaged says so', () => {
    expect(() => fieldAt('/puyo/lab?field=!')).toThrow('damaged');
  });
});

describe('what is stored', () => {
  it('is read again, with all that can be undone', () => {
    const list = undone(pushed(pushed(undoListOf(EMPTY_FIELD), field('R')), settled(field('R.\n..'))));
    expect(parseLab(JSON.parse(writeLab(list)))).toEqual(list);
  });

  it.each([
    [{}, 'past is missing'],
    [{ past: [], now: '/puyo/lab?field=!', future: [] }, 'damaged'],
    [{ past: 1, now: '', future: [] }, 'past must be'],
  ])('%j is refused', (raw, why) => {
    expect(() => parseLab(raw)).toThrow(why);
  });
});
