import { puyoText } from '../../text/text.ts';

/** What the tools of Puyo have in common. */
export const toolsText = puyoText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function toolsWords(): typeof toolsText.words {
  return toolsText.words;
}
