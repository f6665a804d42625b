import { COLS, puyo, type Puyo, VISIBLE_ROWS } from '@rensa/games/puyo';
import { PuyoPainter } from '@rensa/painters/puyo';
import { RecordingCard } from '../../play/card/card.tsx';
import type { Recording } from '../../play/card/recording.ts';

/** Two minutes of calm play, recorded from a search for chains of four and five, in the compact form of a replay. */
const REPLAY =
  'r1.BHB1eW8CiQF7InJ1bGVzIjoiY2xhc3NpYyIsIm1vZGUiOiJlbmRsZXNzIiwiY29sb3JzIjo0LCJvcHRpb25zIjp7InNldHRsZVRpY2tzIjoxMCwicGF1c2VUaWNrcyI6OCwiZ3Jhdml0eVRpY2tzIjoyNiwibGV2ZWxzIjpudWxsLCJwb3BUaWNrcyI6MjR9fQeLOrr5v6wF1IWHogMBzAENEAkCBwIPITkNEBEhOQ0ICQQPITYNCAkCDyE2DQIHAg8hMw0CDyEzDQgJBA8hMw0QESEwDQIPIS0NAgcCDyEtDQIPIScVITC1ARAJAg8hNg0QCQQHBA8hOQ0QESEzDQIPITMNBAcEDyE2DQgJAg8hLQ0QCQIHAg8hKhUhMw0QESEqFxAJBAcEDyEwvwECDyEzDRAJAgcCDyEtFSE8DRAJAgcCDyEqFSE2DRARIS0XEBEhKrUBCAkEDyEzFwgJBAcEDyEzFwgJBAcEDyEwFwQHBAcEDyEzDQgJBAcEDyEtHyEzDRAJAgcCDyE5DRAJAg8hKhcCBwIPITa1ARARITMNEAkEDyEwFxAJAg8hMBcCDyEzDRAJEBEhKg0ICQQHBA8hLb8BEAkCBwIPITkNEAkEDyE5DQQHBAcEDyE5DRAJBA8hNg0EBwQHBA8hMw0QCQQHBA8hLRcEBwQPITANBA8hMw0QCRARITMNEAkQCQQPISoNBAcEDyEqDQQHBAcEDyEqDQQHBA8hJBUhM98BBA8hMw0QCRAJBAcEDyEtDRAJAgcCDyE5DQQHBAcEDyEwFSE5FSEzDRAJAgcCDyE2DRAJEAkCDyEwqwECDyE2DQIHAg8hNg0QCQIHAg8hMA0QCQQHBA8hNgE';

export const puyoRecording: Recording<Puyo> = {
  game: puyo,
  painter: (look, ratio) => new PuyoPainter(look, ratio),
  cols: COLS,
  rows: VISIBLE_ROWS,
  replay: REPLAY,
  startTick: 1975,
};

export function PuyoCard() {
  return <RecordingCard recording={puyoRecording} />;
}
