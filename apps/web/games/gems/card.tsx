import { COLS, type Event, gems, type Setup, type State, VISIBLE_ROWS } from '@rensa/games/gems';
import { GemsPainter } from '@rensa/stage/gems';
import { RecordingCard } from '../../play/card.tsx';
import type { Recording } from '../../play/recording.ts';

/** Two minutes of building blocks and breaking them, recorded from a search two pieces deep. */
const REPLAY =
  'r1.BGdlbXMBY3sicnVsZXMiOiJhcmNhZGUiLCJtb2RlIjoiZW5kbGVzcyIsInBhdHRlcm4iOiJwaWxsYXJzIiwib3B0aW9ucyI6eyJsZXZlbHMiOm51bGwsImdyYXZpdHlUaWNrcyI6MjZ9fQWNOcqclZwJ6Lrc_g8B0AILAgYCBgIOIR8LEAcQBwIGAg4hHAsQBwQOIR8LEAcCDiEfCxAHBA4hHAsQBxAHAg4hGQsCBgIOIRkLAgYCBgIOIRkLAg4hGBMhHwsEDiEbCxAHAgYCBgIOIRMLEA8hFBwhFgsEBgQOIRkLEAcCBgIOIRALEAcQBwIGAgYCDiEKCwgHAg4hDQsQBxAHBAYEDiEQCwQGBA4hDQsQDyEOFAQGBA4hBwsEDiEPCwgHBAYEDiC0ARAHEAcCBgIOIQczBA4hEgsIBwQGBA4hCmQCBgIGAg4hE1IIBwQGBA4hEBQCBgIOIQoLAgYCDiEEUggHBA4hDRQQBwIGAgYCDiEKFAIGAgYCDiEZCxAHEAcEBgQOIQ0LBA4hDFIIBwIOIQcUEAcCBgIGAg4hBDMQBxAHAgYCBgIOIRALEAcQBwQOIQ0LBA4hDAsQBwQOIQRkBAYEDiENCwQOIQwqEAcQBwIOIQQLAg4hAwsIBwIGAgYCBgIGAgYCBgIGAg4hB1sQBwIOIQ0UAgYCDiEfWxAHAgYCBgIOIRxSAgYCBgIOIRlSEAcCBgIGAg4hHwsQBxAHAgYCBgIOIRYLAgYCDiEcUgIGAgYCDiEfCxAHEAcCBgIGAg4hEwsQBwIGAg4hExQQBwIGAgYCDiETFBAHAg4hEBQQBxAPIQ0LAg4hDwsEDiEVgwEEDiEbCxAHAg4hGRQQBwIOIRYUEAcQDyEWCwIGAg4hFgsCBgIGAg4hEFIQBxAHBA4hEAsIBwIGAg4hExQQBwIGAg4hEBQCBgIGAg4hE6sBEAcQDyEQMxAHEAcCBgIOIRxSEAcCBgIGAg4hHzIhFgsQBwIOIQ1bEAcQBwIGAg4hHAsCBgIOIRkLCAcEBgQOIRALEA8hDjwQBxAHAgYCDiEQCxAHAg4hEwsCBgIGAg4hHAsQBxAHAgYCBgIOIRALAgYCBgIOIRALCAcCDiENFBAHAg4hDRQIDyELHCENehAHAgYCDiENFBAHBA4hDQsQBwIGAg4hClsCBgIOIRAqEAcCDiEQAA';

export const gemsRecording: Recording<Setup, State, Event> = {
  game: gems,
  painter: (look, ratio) => new GemsPainter(look, ratio),
  cols: COLS,
  rows: VISIBLE_ROWS,
  replay: REPLAY,
  startTick: 1984,
};

export function GemsCard() {
  return <RecordingCard recording={gemsRecording} />;
}
