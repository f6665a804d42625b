import type { ShownPlayer } from '../seats/seat.ts';
import { matchWords } from '../text/match/text.ts';
import type { ViewElements } from './view.ts';

/** Trays lie beneath the boards: a new piece enters in front of them. */
export function Canvases({ players }: { readonly players: readonly ShownPlayer[] }) {
  const t = matchWords();
  return (
    <>
      {players.map((_, seat) => (
        <canvas key={seat} class="tray" aria-hidden="true" />
      ))}
      {players.map(({ name }, seat) => (
        <canvas key={seat} class="board" role="img" aria-label={t.boardOf(name())} />
      ))}
    </>
  );
}

/** Over everything else on the table. */
export function FlightCanvas() {
  return <canvas class="sky" aria-hidden="true" />;
}

export function canvasesIn(root: HTMLElement): ViewElements | undefined {
  const [firstTray, secondTray] = root.querySelectorAll<HTMLCanvasElement>('.tray');
  const [first, second] = root.querySelectorAll<HTMLCanvasElement>('.board');
  const sky = root.querySelector<HTMLCanvasElement>('.sky');
  if (!firstTray || !secondTray || !first || !second || !sky) return undefined;
  return { trays: [firstTray, secondTray], boards: [first, second], sky };
}
