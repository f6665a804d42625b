import { describe, expect, it } from 'vitest';
import { clockTime, counted, drawBoards, drawTable, inkFor, oneLine, plainInk } from './print.ts';

describe('boards', () => {
  it('are in a frame, side by side', () => {
    expect(drawBoards(['..\nRG', 'Y.\nOO'], plainInk)).toBe(
      ['│ . . │   │ Y . │', '│ R G │   │ O O │', '└─────┘   └─────┘'].join('\n'),
    );
  });

  it('are colored only where a terminal shows it', () => {
    expect(inkFor({ isTTY: true }, { TERM: 'xterm' })('R')).toBe('\u001b[91mR\u001b[0m');
    expect(inkFor({ isTTY: true }, { TERM: 'xterm' })('?')).toBe('?');
    expect(inkFor({}, { TERM: 'xterm' })('R')).toBe('R');
    expect(inkFor({ isTTY: true }, { NO_COLOR: '1' })('R')).toBe('R');
    expect(inkFor({ isTTY: true }, { TERM: 'dumb' })('R')).toBe('R');
  });
});

it('aligns numbers to the right and words to the left', () => {
  const rows = [
    ['verify', 5],
    ['puyo', 1234],
  ];
  expect(drawTable(['name', 'rate'], rows)).toBe(['name    rate', 'verify     5', 'puyo    1234'].join('\n'));
});

it('counts ticks and shows the time', () => {
  expect([counted(1, 'link'), counted(0, 'link'), counted(12345, 'point')]).toEqual([
    '1 link',
    '0 links',
    '12,345 points',
  ]);
  expect([clockTime(59, 60), clockTime(60 * 61, 60), clockTime(60 * 60 * 61, 60)]).toEqual(['0:00', '1:01', '61:00']);
});

it('keeps a problem on one line, without control characters and not endless', () => {
  expect(oneLine('a\r\nb\u001b[31mc\u2028d')).toBe('a b [31mc d');
  expect(oneLine('x'.repeat(10_000))).toHaveLength(401);
});
