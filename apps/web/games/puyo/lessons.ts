import { COLS, parseBoard, puyo, type State } from '@rensa/games/puyo';
import type { GameLessons } from '../../play/lessons/lesson.ts';

const [RED, GREEN, BLUE, YELLOW] = [1, 2, 3, 4];

/** A game that is about to deal this pair onto this board. */
function given(drawing: string, axis = RED, child = axis): State {
  const start = puyo.start(puyo.parseSetup({ rules: 'classic' }), 1);
  const pair = { axis, child };
  return { ...start, board: parseBoard(drawing), next: [pair, pair] };
}

export const LESSONS: GameLessons<State> = {
  cols: COLS,
  rows: 8,
  steps: [
    {
      title: { en: 'Move it', ja: '動かしてみよう' },
      text: { en: 'Bring the pair to the lit column and drop it.', ja: '光っている列まで動かして、落としましょう。' },
      doneTitle: { en: 'Just like that', ja: 'その調子' },
      doneText: { en: 'Pairs also fall by themselves, slowly.', ja: '何もしなくても、ゆっくり落ちてきます。' },
      start: () => given('B....Y\nBG..GY', RED, YELLOW),
      wanted: { col: 4, facing: 0 },
      chain: 0,
    },
    {
      title: { en: 'Pop four', ja: '4つで消える' },
      text: {
        en: 'Join four of one color: drop the greens on the greens.',
        ja: '同じ色を4つつなげます。緑の上に緑を落としましょう。',
      },
      doneTitle: { en: 'Popped!', ja: '消えました！' },
      doneText: { en: 'Four or more of one color that touch always pop.', ja: '4つ以上つながると必ず消えます。' },
      start: () => given('.....G\nRYB..G', GREEN),
      wanted: { col: 5, facing: 0 },
      chain: 1,
    },
    {
      title: { en: 'Rotate to fit', ja: '回して合わせる' },
      text: {
        en: 'Rotate the pair so that red lands on red and blue on blue.',
        ja: '赤は赤の上、青は青の上にくるように回しましょう。',
      },
      doneTitle: { en: 'Both at once', ja: '2色同時' },
      doneText: { en: 'Several groups at once score more.', ja: '2組以上を同時に消すと得点が上がります。' },
      start: () => given('....RB\n....RB\nYG..RB', RED, BLUE),
      wanted: { col: 4, facing: 1 },
      chain: 1,
    },
    {
      title: { en: 'Make a chain', ja: '連鎖しよう' },
      text: {
        en: 'Drop green beside the greens. When they pop, the reds fall together.',
        ja: '緑を緑の横に落とします。消えると赤がつながります。',
      },
      doneTitle: { en: 'That is a chain', ja: 'これが連鎖です' },
      doneText: {
        en: 'The first pop set off the second. Each link scores far more than the last.',
        ja: '緑が消えて、赤も消えました。続くほど得点が大きくなります。',
      },
      start: () => given('..R...\nGGG.RR', GREEN, RED),
      wanted: { col: 3, facing: 0 },
      chain: 2,
    },
    {
      title: { en: 'Gray is garbage', ja: 'おじゃまぷよ' },
      text: {
        en: 'Garbage (ojama) never joins. Pop a group beside it to clear it.',
        ja: 'おじゃまぷよはつながりません。となりのぷよを消すと消えます。',
      },
      doneTitle: { en: 'Ready to play', ja: '準備完了' },
      doneText: { en: 'Take your time, and build a chain.', ja: 'あわてず積んで、連鎖を組みましょう。' },
      start: () => given('B.OYYO', YELLOW),
      wanted: { col: 3, facing: 1 },
      chain: 1,
    },
  ],
};
