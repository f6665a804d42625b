import { COLS, gems, parseBoard, type State, VISIBLE_ROWS } from '@rensa/games/gems';
import type { GameLessons } from '../../play/lessons/lesson.ts';

/** A game that is about to deal this piece, axis first, onto this board. Small letters are crash gems, 0 is the diamond. */
function given(drawing: string, piece: string): State {
  const start = gems.start(gems.parseSetup({ rules: 'classic' }), 1);
  const [axis = 1, child = 1] = parseBoard(piece);
  return { ...start, board: parseBoard(drawing), next: { axis, child } };
}

export const LESSONS: GameLessons<State> = {
  cols: COLS,
  rows: VISIBLE_ROWS,
  steps: [
    {
      title: { en: 'Move it', ja: '動かしてみよう' },
      text: { en: 'Bring the gems to the lit column and drop them.', ja: '光っている列まで動かして、落としましょう。' },
      doneTitle: { en: 'That is how it goes', ja: 'その調子' },
      doneText: {
        en: 'Gems do not pop by themselves. They wait for a crash gem.',
        ja: 'ジェムだけでは消えません。クラッシュジェムを待ちます。',
      },
      start: () => given('RR..G.\nRRB.GY', 'BG'),
      wanted: { col: 5, facing: 0 },
      chain: 0,
    },
    {
      title: { en: 'Crash!', ja: '砕こう' },
      text: {
        en: 'Round gems crash. Put the red one beside the red gems.',
        ja: '丸いのがクラッシュジェム。赤を赤いジェムの横に置きましょう。',
      },
      doneTitle: { en: 'All reds are gone', ja: '赤がすべて消えました' },
      doneText: {
        en: 'A crash gem takes every gem of its color that it touches.',
        ja: 'つながっている同じ色のジェムをすべて砕きます。',
      },
      start: () => given('RR....\nRR...G', 'rB'),
      wanted: { col: 2, facing: 0 },
      chain: 1,
    },
    {
      title: { en: 'Power gems', ja: 'パワージェム' },
      text: {
        en: 'Rotate the piece and lay green on green: a square of four.',
        ja: '回して緑の上に緑を並べ、四角を作りましょう。',
      },
      doneTitle: { en: 'It glows', ja: '光りました' },
      doneText: {
        en: 'Squares and larger blocks are worth more when they break.',
        ja: '四角や大きなかたまりは、砕くと得点が上がります。',
      },
      start: () => given('GG..BY', 'GG'),
      wanted: { col: 0, facing: 1 },
      chain: 0,
    },
    {
      title: { en: 'Make a chain', ja: '連鎖しよう' },
      text: {
        en: 'Crash the red gem. The green crash gem on it falls to the green one.',
        ja: '赤を砕くと、上の緑のクラッシュジェムが緑の横に落ちます。',
      },
      doneTitle: { en: 'That is a chain', ja: 'これが連鎖です' },
      doneText: {
        en: 'One crash set off the next. Later links are worth more.',
        ja: '1つ目が2つ目を起こしました。続くほど得点が上がります。',
      },
      start: () => given('.g....\n.RG...', 'rB'),
      wanted: { col: 0, facing: 0 },
      chain: 2,
    },
    {
      title: { en: 'The diamond', ja: 'ダイヤモンド' },
      text: {
        en: 'It takes every gem of the color it lands on. Put it on blue.',
        ja: '乗った色のジェムをすべて消します。青の上に置きましょう。',
      },
      doneTitle: { en: 'Ready to play', ja: '準備完了' },
      doneText: { en: 'Build large blocks, then crash them.', ja: '大きなかたまりを作って、砕きましょう。' },
      start: () => given('BR..BY\nRBB.RB', '0Y'),
      wanted: { col: 4, facing: 0 },
      chain: 1,
    },
  ],
};
