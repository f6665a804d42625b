import { COLS, gems, parseBoard, type State } from '@rensa/games/gems';
import type { GameLessons } from '../../play/lessons/lesson.ts';

/** A game that is about to deal this piece, axis first, onto this board. Small letters are crash gems, 0 is the diamond. */
function given(drawing: string, piece: string): State {
  const start = gems.start(gems.parseSetup({ rules: 'classic' }), 1);
  const [axis = 1, child = 1] = parseBoard(piece);
  return { ...start, board: parseBoard(drawing), next: { axis, child } };
}

export const LESSONS: GameLessons<State> = {
  cols: COLS,
  rows: 8,
  steps: [
    {
      title: { en: 'Move it', ja: '動かしてみよう' },
      text: { en: 'Bring the gems to the lit column and drop them.', ja: '光っている列まで動かして、落としましょう。' },
      doneTitle: { en: 'Just like that', ja: 'その調子' },
      doneText: {
        en: 'Gems don’t break by themselves. You need a crash gem.',
        ja: 'ジェムだけでは消えません。クラッシュジェムが必要です。',
      },
      start: () => given('RR..G.\nRRB.GY', 'BG'),
      wanted: { col: 5, facing: 0 },
      chain: 0,
    },
    {
      title: { en: 'Crash!', ja: '砕こう' },
      text: {
        en: 'Round gems are crash gems. Put the red one beside the red gems.',
        ja: '丸いのがクラッシュジェムです。赤を赤いジェムの横に置きましょう。',
      },
      doneTitle: { en: 'All the reds are gone', ja: '赤がすべて消えました' },
      doneText: {
        en: 'A crash gem breaks all connected gems of its color.',
        ja: 'つながっている同じ色のジェムをすべて砕きます。',
      },
      start: () => given('RR....\nRR...G', 'rB'),
      wanted: { col: 2, facing: 0 },
      chain: 1,
    },
    {
      title: { en: 'Power gems', ja: 'パワージェム' },
      text: {
        en: 'Rotate the piece and put green on green to make a square.',
        ja: '回して緑の上に緑を並べ、四角を作りましょう。',
      },
      doneTitle: { en: 'It glows', ja: '光りました' },
      doneText: {
        en: 'Squares and larger blocks score more when they break.',
        ja: '四角や大きなかたまりは、砕くと高得点です。',
      },
      start: () => given('GG..BY', 'GG'),
      wanted: { col: 0, facing: 1 },
      chain: 0,
    },
    {
      title: { en: 'Make a chain', ja: '連鎖しよう' },
      text: {
        en: 'Break the red gem. The green crash gem on it falls beside a green one.',
        ja: '赤を砕くと、上の緑のクラッシュジェムが緑の横に落ちます。',
      },
      doneTitle: { en: 'That is a chain', ja: 'これが連鎖です' },
      doneText: {
        en: 'The first break set off the second. Later links score more.',
        ja: '赤が消えて、緑も消えました。続くほど得点が上がります。',
      },
      start: () => given('.g....\n.RG...', 'rB'),
      wanted: { col: 0, facing: 0 },
      chain: 2,
    },
    {
      title: { en: 'The diamond', ja: 'ダイヤモンド' },
      text: {
        en: 'It clears every gem of the color it lands on. Put it on blue.',
        ja: 'ダイヤは、乗ったジェムと同じ色をすべて消します。青の上に置きましょう。',
      },
      doneTitle: { en: 'Ready to play', ja: '準備完了' },
      doneText: { en: 'Build large blocks, then break them.', ja: '大きなかたまりを作って、砕きましょう。' },
      start: () => given('BR..BY\nRBB.RB', '0Y'),
      wanted: { col: 4, facing: 0 },
      chain: 1,
    },
  ],
};
