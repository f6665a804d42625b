// Achievements of the streak of dailies.

import { today } from '../base/calendar/days.ts';
import { streakOn } from '../base/calendar/done.ts';
import { type Achievement, earn } from './achievements.ts';
import type { EmblemCanvas, EmblemSet } from './emblem.ts';

const STREAKS = [
  { days: 7, name: { en: 'A full week', ja: '7日連続' } },
  { days: 31, name: { en: 'A full month', ja: '31日連続' } },
  { days: 100, name: { en: 'A hundred days', ja: '100日連続' } },
] as const;

const longest = (): number => streakOn(today.value).best;

export const DAY_ACHIEVEMENTS: readonly Achievement[] = STREAKS.map(({ days, name }) => ({
  id: `days:${days}`,
  name,
  how: { en: `Finish a daily on ${days} days in a row`, ja: `${days}日続けてデイリーを終える` },
  progress: () => [Math.min(days, longest()), days],
}));

export const DAY_EMBLEMS: EmblemSet = {
  ground: ['#6b4312', '#33200a'],
  drawings: Object.fromEntries(STREAKS.map(({ days }) => [`days:${days}`, { paint: flame, number: days }])),
};

/** Those that the streak has come to. */
export function daysReached(): readonly Achievement[] {
  return DAY_ACHIEVEMENTS.filter((_, i) => longest() >= (STREAKS[i]?.days ?? Number.POSITIVE_INFINITY));
}

export function earnDays(): void {
  earn(daysReached());
}

/** Outer and inner flame: scale, and its colors from the tip down. */
const FLAMES = [
  [1, '#ffd65c', '#ff7a1a'],
  [0.55, '#fff6c8', '#ffc640'],
] as const;

function flame({ pen, side }: EmblemCanvas): void {
  for (const [scale, tip, foot] of FLAMES) {
    pen.save();
    pen.translate(side / 2, side * 0.86);
    pen.scale(side * 0.72 * scale, side * 0.72 * scale);
    pen.beginPath();
    pen.moveTo(0.02, -1);
    pen.bezierCurveTo(0.14, -0.78, 0.42, -0.62, 0.4, -0.34);
    pen.bezierCurveTo(0.38, -0.1, 0.2, 0, 0, 0);
    pen.bezierCurveTo(-0.22, 0, -0.4, -0.12, -0.4, -0.36);
    pen.bezierCurveTo(-0.4, -0.54, -0.28, -0.6, -0.24, -0.74);
    pen.bezierCurveTo(-0.14, -0.68, -0.1, -0.6, -0.08, -0.52);
    pen.bezierCurveTo(0.02, -0.66, 0.06, -0.84, 0.02, -1);
    const light = pen.createLinearGradient(0, -1, 0, 0);
    light.addColorStop(0, tip);
    light.addColorStop(1, foot);
    pen.fillStyle = light;
    pen.fill();
    pen.restore();
  }
}
