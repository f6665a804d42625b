import { COLS, type Event, puyo, type Setup, type State, VISIBLE_ROWS } from '@rensa/games/puyo';
import { PuyoPainter } from '@rensa/stage/puyo';
import { RecordingCard } from '../../play/card.tsx';
import type { Recording } from '../../play/recording.ts';

/** Two minutes of calm play, recorded from a search for chains of four and five, in the compact form of a replay. */
const REPLAY =
  'r1.BHB1eW8BiQF7InJ1bGVzIjoiY2xhc3NpYyIsIm1vZGUiOiJlbmRsZXNzIiwiY29sb3JzIjo0LCJvcHRpb25zIjp7InBvcFRpY2tzIjoyNCwic2V0dGxlVGlja3MiOjEwLCJwYXVzZVRpY2tzIjo4LCJsZXZlbHMiOm51bGwsImdyYXZpdHlUaWNrcyI6MjZ9fQe4OPmo-bkKt7yEwQgBzAENEAkCBwIPITYNEBEhNg0ICQQPITMNCAkCDyEzDQIHAg8hMA0CDyEwDQgJBA8hMA0QESEtDQIPISoNAgcCDyEqDQIPISQVIS21ARAJAg8hMw0QCQQHBA8hNg0QESEwDQIPITANBAcEDyEzDQgJAg8hKg0QCQIHAg8hJxUhMA0QESEnFxAJBAcEDyEtvwECDyEwDRAJAgcCDyEqFSE5DRAJAgcCDyEnFSEzDRARISoXEBEhJ7UBCAkEDyEwFwgJBAcEDyEwFwgJBAcEDyEtFwQHBAcEDyEwDQgJBAcEDyEqHyEwDRAJAgcCDyE2DRAJAg8hJxcCBwIPITO1ARARITANEAkEDyEtFxAJAg8hLRcCDyEwDRAJEBEhJw0ICQQHBA8hKr8BEAkCBwIPITYNEAkEDyE2DQQHBAcEDyE2DRAJBA8hMw0EBwQHBA8hMA0QCQQHBA8hKhcEBwQPIS0NBA8hMA0QCRARITANEAkQCQQPIScNBAcEDyEnDQQHBAcEDyEnDQQHBA8hIRUhMN8BBA8hMA0QCRAJBAcEDyEqDRAJAgcCDyE2DQQHBAcEDyEtFSE2FSEwDRAJAgcCDyEzDRAJEAkCDyEtqwECDyEzDQIHAg8hMw0QCQIHAg8hLQ0QCQQHBA8hMwA';

export const puyoRecording: Recording<Setup, State, Event> = {
  game: puyo,
  painter: (look, ratio) => new PuyoPainter(look, ratio),
  cols: COLS,
  rows: VISIBLE_ROWS,
  replay: REPLAY,
  startTick: 1925,
};

export function PuyoCard() {
  return <RecordingCard recording={puyoRecording} />;
}
