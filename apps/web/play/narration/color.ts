import { playWords } from '../text/text.ts';

/** The name of a color, by the number of its hues: 1 to 5. */
export function colorWord(hue: number): string {
  const { color1, color2, color3, color4, color5 } = playWords();
  return [color1, color2, color3, color4, color5][hue - 1] ?? '';
}
