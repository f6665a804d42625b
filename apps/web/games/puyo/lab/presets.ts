// Famous shapes, and long chains. A test checks that each rests on the ground, and the length of its chain.

import { type Board, parseBoard } from '@rensa/games/puyo';

export const PRESET_NAMES = [
  'gtr',
  'gtrright',
  'stairs',
  'stairsright',
  'sandwich',
  'newgtr',
  'sullengtr',
  'llr',
  'fron',
  'submarine',
  'yayoi',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'nineteen',
] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

const DRAWINGS: Readonly<Record<PresetName, string>> = {
  gtr: 'RB....\nRRB...\nBBG...',
  gtrright: '....BR\n...BRR\n...GBB',
  stairs: '.GBYR.\n.RGBYR\n.RGBYR\n.RGBYR',
  stairsright: '.RYBG.\nRYBGR.\nRYBGR.\nRYBGR.',
  sandwich: '...R..\n...Y..\nB..Y..\nRRRY..\nBBBGG.',
  newgtr: '..BGYY\nRRRBGG\nBBBGYY',
  sullengtr: 'B..Y..\nRRGYY.\nRBBGG.\nBGGYBB',
  llr: 'RBG...\nRRBG..\nGGBB..',
  fron: 'RRG...\nRBB...\nGGBG..',
  submarine: '...G..\nRB.BGG\nRRBBGY',
  yayoi: 'BR....\nRRG...\nBBBGGG\nYYYPPP',
  four: 'YP.Y..\nGG.B..\nGPPB..\nYYYP..\nGPPBPB\nGGBBPY',
  five: 'BG....\nYPP...\nGGP...\nGPYY..\nYYBB..\nYPPPY.\nGGBBPB',
  six: 'P.....\nB.....\nP.....\nB.....\nPB....\nPY....\nPYY...\nBBG...\nBPPG..\nYPGG..',
  seven: 'R.....\nY.....\nR.....\nR.....\nY.....\nRY....\nRG....\nYYP...\nYRGR..\nGRRG..\nGPPP..\nYYYRRR',
  eight: 'R.....\nY.....\nR.....\nR.....\nY.....\nRY....\nRGG...\nYYPY..\nYRGR..\nGRRG..\nGPPP..\nYYYRRR',
  nine: '.RGR..\n.BYBGB\nBGGYGB\nBYGYYG\nRRRYBG\nYYBRGB\nRYBBYB\nYGGYYR\nGBYRGG\nRRGBYG\nYYGBYY',
  ten: '.G....\n.P....\n.G....\nBGP...\nYPP...\nGGYY..\nGPPB..\nYYGBB.\nYPBPYB\nGPPBPB\nGGBBPY',
  eleven: '....G.\nG...P.\nPR..GR\nPY.GGP\nRRPRRP\nRGGGRP\nPRYRYG\nPGGPYY\nYGRPPR\nYYRRYY',
  twelve: 'P.....\nG.....\nP.....\nP.....\nP.....\nYYG...\nPRRY..\nGGPYGG\nGYYGYY\nPPGPRG\nYPRYYR\nYRRYGR\nYPPGGR',
  thirteen: 'P.....\nG.....\nPY....\nPRR...\nPYGYG.\nYYGRGP\nPRRYRP\nGGPYGG\nGYYGYY\nPPGPRG\nYPRYYR\nYRRYGR\nYPPGGR',
  fourteen: 'PY..Y.\nPP..GR\nRYG.GG\nPYY.RR\nPPG.GG\nYGGYPG\nPPYGGP\nPYGPRP\nYYGPRP\nPPRGGG\nPRRPPY',
  fifteen: '....R.\nPY.RYY\nPPRRGR\nRYGPGG\nPYYGRR\nPPGYGG\nYGGYPG\nPPYGGP\nPYGPRP\nYYGPRP\nPPRGGG\nPRRPPY',
  nineteen: '..RYGR\nRBBRYB\nGBRYGG\nRBRYGB\nGYBGYB\nYBGYRB\nGYBGYR\nGYBGYR\nGRRBRB\nRBYGBB\nGRBYGR\nGRBYGR\nGRBYGR',
};

export function presetBoard(name: PresetName): Board {
  return parseBoard(DRAWINGS[name]);
}
