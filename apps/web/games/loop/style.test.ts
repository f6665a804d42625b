import { readdirSync, readFileSync } from 'node:fs';
import { LOOP_STYLE } from '@rensa/painters/loop';
import { describe, expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const folder = new URL('./styles/', import.meta.url);
const css = readdirSync(folder)
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
const tokens = read('../../styles/tokens.css');
const shared = read('../../styles/sheet.css');

const { light, dark, ms, px, curve } = LOOP_STYLE;

/** The rule of a selector outside of media queries. */
function rule(selector: string, sheet = css): string {
  const at = `\n${sheet}`.indexOf(`\n${selector} {`);
  if (at < 0) throw new Error(`there is no rule for ${selector}`);
  return sheet.slice(at, sheet.indexOf('}', at));
}

describe('the table', () => {
  test('holds the colors that were agreed on', () => {
    expect(light).toMatchObject({ paper: '#F5F5F5', grid: '#E0E0E0', path: '#000000', ink: '#34495E' });
    expect([LOOP_STYLE.won.path, light.met.tile, LOOP_STYLE.solution]).toEqual(['#ACF39D', '#ACF39D', '#4A90E2']);
    expect([light.clues.length, dark.clues.length]).toEqual([8, 8]);
  });

  test('holds the sizes, times and curves that were agreed on', () => {
    expect(LOOP_STYLE.path).toMatchObject({ minPx: 4, corner: 0.35 });
    expect(ms).toMatchObject({ clue: 300, pulse: 2000, sheet: 300 });
    expect(LOOP_STYLE.area.pulseMax).toBe(0.2);
    expect(px).toMatchObject({ bar: 80, buttonRadius: 8, sheetRadius: 16, sheetBlur: 80, touch: 48 });
    expect(curve).toEqual({
      sheetUp: 'cubic-bezier(0.34, 1.3, 0.64, 1)',
      sheetDown: 'cubic-bezier(0.6, 0, 0.9, 1)',
    });
    expect(LOOP_STYLE.icon).toEqual({ inlinePx: 18, alonePx: 20, closePx: 24 });
  });
});

describe('the style sheet follows the table in', () => {
  test.each([
    ['--paper', light.paper, dark.paper],
    ['--ink', light.ink, dark.ink],
    ['--ink-2', light.second, dark.second],
    ['--sheet', light.sheet, dark.sheet],
    ['--grid', light.grid, dark.grid],
  ])('%s', (name, day, night) => {
    expect(css).toContain(`${name}: light-dark(${day}, ${night});`.toLowerCase());
  });

  test('the bar, the timer and what is below the board', () => {
    expect(rule('.loop-bar')).toContain(`min-height: ${px.bar}px`);
    expect(rule('.loop-bar .icon-button')).toContain(`width: ${px.touch}px`);
    // The pause beside it is as large as every button.
    expect(rule('.loop-timer')).toContain(`min-height: ${px.touch}px`);
    expect(rule('.loop-timer')).toContain('tabular-nums');
    // The canvas ends 4 pixels below the cells.
    expect(rule('.loop-foot')).toContain(`top: calc(100% + ${px.below - 4}px)`);
    expect(rule('.loop-wordmark')).toContain(`font-size: min(${LOOP_STYLE.wordmarkPx / 16}rem`);
    expect(css).toContain(`--button-radius: ${px.buttonRadius}px`);
    expect(rule('.pill-button')).toContain(`height: ${px.touch}px`);
  });

  test('the pulse, which reduced motion turns off', () => {
    expect(rule('.loop-area')).toContain(`border: ${LOOP_STYLE.area.borderPx}px solid`);
    expect(rule('.loop-area::before')).toContain(`loop-pulse ${ms.pulse}ms`);
    expect(rule('.loop-area::before')).toContain(`opacity: ${light.area}`);
    expect(rule(":root[data-theme='dark'] .loop-area::before")).toContain(`opacity: ${dark.area}`);
    expect(rule(":root[data-motion='reduced'] .loop-area::before")).toContain('animation: none');
    expect(css.slice(css.indexOf('@keyframes loop-pulse'))).toContain(`opacity: ${LOOP_STYLE.area.pulseMax};`);
  });

  test('the sheet, its shadow and its curves', () => {
    const body = rule('.loop-sheet .sheet-body');
    expect(body).toContain(`border-radius: ${px.sheetRadius}px ${px.sheetRadius}px 0 0`);
    expect(body).toContain(`0 0 ${px.sheetBlur}px light-dark(rgb(0 0 0 / ${100 * LOOP_STYLE.sheetShadow}%)`);
    expect(rule('.loop-sheet .sheet-head .icon')).toContain(`width: ${LOOP_STYLE.icon.closePx}px`);
    expect(tokens).toContain(`--spring: ${curve.sheetUp};`);
    expect(tokens).toContain(`--leave: ${curve.sheetDown};`);
    expect(shared).toContain(`animation: sheet-up ${ms.sheet}ms var(--spring)`);
    expect(shared).toContain(`animation: sheet-down ${ms.sheetDown}ms var(--leave)`);
  });
});

describe('what is written in the second ink can be read on', () => {
  const MIN_CONTRAST = 4.5;
  const track = colorsOf('--track');

  test.each(['light', 'dark', 'lightContrast', 'darkContrast'] as const)('paper, sheets and controls of %s', (name) => {
    const { second, paper, sheet } = LOOP_STYLE[name];
    const side = name.startsWith('light') ? 0 : 1;
    const faint = [paper, sheet, track[side]].filter((under) => contrast(second, under) < MIN_CONTRAST);
    expect(faint).toEqual([]);
  });
});

/** The values of a property on light and on dark paper. */
function colorsOf(name: string): [string, string] {
  const [, light = '', dark = ''] = css.match(new RegExp(`${name}: light-dark\\((#\\w+), (#\\w+)\\)`)) ?? [];
  return [light, dark];
}

/** The ratio of two colors' luminance, as WCAG defines it. */
function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
