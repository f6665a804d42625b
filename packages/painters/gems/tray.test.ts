import { expect, test } from 'vitest';
import { DEFAULT_LOOK } from '../canvas/look.ts';
import { recordPen } from '../canvas/recorder.testing.ts';
import { paintPattern } from './tray.ts';

test('with marks every counter gem of a pattern has its sign', () => {
  const signs = (marks: boolean): number => {
    const { pen, calls } = recordPen();
    paintPattern(pen, 'pillars', { look: { ...DEFAULT_LOOK, marks }, cell: 12, rows: 2 });
    return calls.filter(({ name }) => name === 'translate').length;
  };
  expect([signs(false), signs(true)]).toEqual([0, 12]);
});
