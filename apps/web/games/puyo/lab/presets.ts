// Famous shapes, and long chains. A test checks the length of the chain of each.

import { type Board, parseBoard } from '@rensa/games/puyo';

export const PRESET_NAMES = [
  'gtr',
  'stairs',
  'sandwich',
  'newgtr',
  'sullengtr',
  'llr',
  'fron',
  'submarine',
  'yayoi',
  'nine',
  'eleven',
  'nineteen',
] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

const DRAWINGS: Readonly<Record<PresetName, string>> = {
  gtr: 'RB....\nRRB...\nBB....',
  stairs: '.GBYR.\n.RGBYR\n.RGBYR\n.RGBYR',
  sandwich: '...R..\n...Y..\nB..Y..\nRRRY..\nBBBGG.',
  newgtr: '..BGYY\nRRRBGG\nBBBGYY',
  sullengtr: 'B..Y..\nRRGYY.\nRBBGG.\nBGGYBB',
  llr: 'RBG...\nRRBG..\nGGBB..',
  fron: 'RRG...\nRBB...\nGGBG..',
  submarine: '...G..\nRB.BGG\nRRBBGY',
  yayoi: 'BR....\nRRG...\nBBBGGG\nYYYPPP',
  nine: '.RGR..\n.BYBGB\nBGGYGB\nBYGYYG\nRRRYBG\nYYBRGB\nRYBBYB\nYGGYYR\nGBYRGG\nRRGBYG\nYYGBYY',
  eleven: '....G.\nG...P.\nPR..GR\nPY.GGP\nRRPRRP\nRGGGRP\nPRYRYG\nPGGPYY\nYGRPPR\nYYRRYY',
  nineteen: '..RYGR\nRBBRYB\nGBRYGG\nRBRYGB\nGYBGYB\nYBGYRB\nGYBGYR\nGYBGYR\nGRRBRB\nRBYGBB\nGRBYGR\nGRBYGR\nGRBYGR',
};

export function presetBoard(name: PresetName): Board {
  return parseBoard(DRAWINGS[name]);
}
