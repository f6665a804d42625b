import { capsules, type Color, COLS, parseBoard, RED, type State, YELLOW } from '@rensa/games/capsules';
import type { GameLessons } from '../../play/lessons/lesson.ts';

/** More than a lesson clears: no stage ends in it. */
const MANY_VIRUSES = 50;

/** A game that is about to deal this capsule onto this board. Two letters per cell: `y*` is a virus, `yo` half a capsule. */
function given(drawing: string, axis: Color, child: Color): State {
  const start = capsules.start(capsules.parseSetup({ rules: 'classic' }), 1);
  return { ...start, board: parseBoard(drawing, start.rules.rows), next: { axis, child }, viruses: MANY_VIRUSES };
}

export const LESSONS: GameLessons<State> = {
  cols: COLS,
  rows: 10,
  steps: [
    {
      title: { en: 'Move it', ja: '動かしてみよう' },
      text: {
        en: 'Bring the capsule to the lit column and drop it.',
        ja: '光っている列まで動かして、落としましょう。',
      },
      doneTitle: { en: 'Just like that', ja: 'その調子' },
      doneText: { en: 'Viruses stay where they are. Capsules fall.', ja: 'ウイルスは動きません。カプセルは落ちます。' },
      start: () => given('r*......b*......', RED, YELLOW),
      wanted: { col: 5, facing: 1 },
      chain: 0,
    },
    {
      title: { en: 'Four in a row', ja: '4つ並べる' },
      text: {
        en: 'Put red beside the red virus. Four in a row clear.',
        ja: '赤いウイルスの横に赤を並べます。4つで消えます。',
      },
      doneTitle: { en: 'One virus gone', ja: 'ウイルス退治' },
      doneText: { en: 'Rows and columns both count.', ja: '横でも縦でも消えます。' },
      start: () => given('r*ro............', RED, RED),
      wanted: { col: 2, facing: 1 },
      chain: 1,
    },
    {
      title: { en: 'Rotate to fit', ja: '回して合わせる' },
      text: {
        en: 'Rotate the capsule upright and drop it on the yellow column.',
        ja: 'カプセルを立てて、黄色の列に置きましょう。',
      },
      doneTitle: { en: 'A column works too', ja: '縦でも消えます' },
      doneText: { en: 'Clear every virus to win.', ja: 'ウイルスをすべて消せばクリアです。' },
      start: () => given('......yo........\nb*....y*....r*..', YELLOW, YELLOW),
      wanted: { col: 3, facing: 0 },
      chain: 1,
    },
    {
      title: { en: 'The rest falls', ja: '残りが落ちる' },
      text: {
        en: 'Complete the red row. Then the yellow halves fall into line.',
        ja: '赤を横1列にそろえると、黄色が落ちて並びます。',
      },
      doneTitle: { en: 'Ready to play', ja: '準備完了' },
      doneText: {
        en: 'One capsule cleared two lines. That scores more.',
        ja: '1つのカプセルで2ライン消えました。得点も上がります。',
      },
      start: () => given('..yoyo..........\nr*roro..yoyob*..', RED, YELLOW),
      wanted: { col: 3, facing: 0 },
      chain: 2,
    },
  ],
};
