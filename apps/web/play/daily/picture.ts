// The picture of a result: the colors of the game's card, the numbers, and the board at its best moment.

import type { FallingTypes } from '@rensa/games/falling';
import { canvasBox } from '@rensa/painters';
import { Flame } from 'lucide';
import { lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import { paintWordmark } from '../../parts/wordmarkpainter.ts';
import { chainHues } from '../records/chains.ts';
import { bars } from '../followers/turns.ts';
import type { GameUi } from '../ui/ui.ts';

interface ResultPicture<State> {
  readonly title: string;
  readonly date: string;
  readonly score: string;
  readonly chain: string;
  readonly streak: string | undefined;
  /** The chain lengths of its turns. */
  readonly chains: readonly number[];
  /** Undefined where the replay is gone. */
  readonly state: State | undefined;
}

const WIDTH = 1080;
const HEIGHT = 1300;
const MARGIN = 72;
const BOARD = { x: 560, y: 270, width: 448, height: 958 } as const;
const FONT = "'Inter Variable', sans-serif";
const MAX_BARS = 14;

export function paintResult<G extends FallingTypes>(
  ui: GameUi<G>,
  picture: ResultPicture<G['state']>,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  paintGround(pen, ui.daily.colors);
  paintWordmark(pen, { x: MARGIN, y: 76, height: 92 });
  paintWords(pen, picture);
  paintChains(pen, picture.chains);
  if (picture.state !== undefined) paintBoard(pen, ui, picture.state);
  return canvas;
}

function paintGround(pen: CanvasRenderingContext2D, [top, bottom]: readonly [string, string]): void {
  const ground = pen.createLinearGradient(0, 0, 0, HEIGHT);
  ground.addColorStop(0, top);
  ground.addColorStop(1, bottom);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

function paintWords(
  pen: CanvasRenderingContext2D,
  { title, date, score, chain, streak }: ResultPicture<unknown>,
): void {
  const line = (text: string, font: string, y: number, color = '#fff', indent = 0): void => {
    pen.font = `${font} ${FONT}`;
    pen.fillStyle = color;
    pen.fillText(text, pen.textAlign === 'right' ? WIDTH - MARGIN : MARGIN + indent, y, WIDTH / 2 - MARGIN - 20);
  };
  pen.textAlign = 'right';
  line(title, '650 40px', 118);
  line(date, '500 36px', 172, 'rgb(255 255 255 / 72%)');
  pen.textAlign = 'left';
  line(score, '800 116px', 400);
  line(chain, '650 48px', 480, 'rgb(255 255 255 / 84%)');
  if (streak === undefined) return;
  paintFlame(pen, MARGIN, 528);
  line(streak, '600 40px', 562, '#fff', 52);
}

/** The icon, 40 pixels wide. */
function paintFlame(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(40 / 24, 40 / 24);
  pen.strokeStyle = '#F7B23B';
  pen.lineWidth = 2;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [, { d }] of Flame) pen.stroke(new Path2D(String(d)));
  pen.restore();
}

const CHAINS = { floor: 1228, pitch: 32, width: 20, height: 300, steps: 8 } as const;

function paintChains(pen: CanvasRenderingContext2D, chains: readonly number[]): void {
  const shown = bars(
    chains.filter((links) => links > 0),
    MAX_BARS,
  );
  const longest = Math.max(CHAINS.steps, ...shown);
  shown.forEach((links, i) => {
    const height = Math.max(CHAINS.width, (CHAINS.height * links) / longest);
    pen.fillStyle = chainHues(links)?.base ?? 'rgb(255 255 255 / 28%)';
    pen.beginPath();
    pen.roundRect(MARGIN + i * CHAINS.pitch, CHAINS.floor - height, CHAINS.width, height, CHAINS.width / 2);
    pen.fill();
  });
}

/** Painted at its own size, then fitted into the picture. */
function paintBoard<G extends FallingTypes>(pen: CanvasRenderingContext2D, ui: GameUi<G>, state: G['state']): void {
  const ratio = 2;
  const layout = ui.layout({ width: 390, height: 844, touch: false, text: 1 });
  const size = canvasBox(layout);
  const board = document.createElement('canvas');
  board.width = size.width * ratio;
  board.height = size.height * ratio;
  const boardPen = board.getContext('2d');
  if (boardPen === null) return;
  const painter = ui.painter({ ...lookOf(settings.value), ghost: false }, ratio);
  painter.paint(boardPen, { ticks: [], before: state, after: state, mix: 1, layout, now: 0 });
  const scale = Math.min(BOARD.width / board.width, BOARD.height / board.height);
  const [width, height] = [board.width * scale, board.height * scale];
  pen.drawImage(board, BOARD.x + BOARD.width - width, BOARD.y + BOARD.height - height, width, height);
}
