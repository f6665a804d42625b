import { COLS, gems, type Gems, VISIBLE_ROWS } from '@rensa/games/gems';
import { GemsPainter } from '@rensa/painters/gems';
import { RecordingCard } from '../../play/card/card.tsx';
import type { Recording } from '../../play/card/recording.ts';

/** Two minutes of building blocks and breaking them, recorded from a search two pieces deep. */
const REPLAY =
  'r1.BGdlbXMCY3sicnVsZXMiOiJhcmNhZGUiLCJtb2RlIjoiZW5kbGVzcyIsInBhdHRlcm4iOiJwaWxsYXJzIiwib3B0aW9ucyI6eyJncmF2aXR5VGlja3MiOjI2LCJsZXZlbHMiOm51bGx9fQWcO5O40K8M-_K7DgHQAgsCBgIGAg4hIgsQBxAHAgYCDiEfCxAHBA4hIgsQBwIOISILEAcEDiEfCxAHEAcCDiEcCwIGAg4hHAsCBgIGAg4hHAsCDiEaEyEiCwQOIR0LEAcCBgIGAg4hFgsQDyEWHCEZCwQGBA4hHAsQBwIGAg4hEwsQBxAHAgYCBgIOIQ0LCAcCDiEQCxAHEAcEBgQOIRMLBAYEDiEQCxAPIRAUBAYEDiEKCwQOIRELCAcEBgQOIQS0ARAHEAcCBgIOIQozBA4hFAsIBwQGBA4hDWQCBgIGAg4hFlIIBwQGBA4hExQCBgIOIQ0LAgYCDiEHUggHBA4hEBQQBwIGAgYCDiENFAIGAgYCDiEcCxAHEAcEBgQOIRALBA4hDlIIBwIOIQoUEAcCBgIGAg4hBzMQBxAHAgYCBgIOIRMLEAcQBwQOIRALBA4hDgsQBwQOIQdkBAYEDiEQCwQOIQ4qEAcQBwIOIQcLAg4hBQsIBwIGAgYCBgIGAgYCBgIGAg4hClsQBwIOIRAUAgYCDiEiWxAHAgYCBgIOIR9SAgYCBgIOIRxSEAcCBgIGAg4hIgsQBxAHAgYCBgIOIRkLAgYCDiEfUgIGAgYCDiEiCxAHEAcCBgIGAg4hFgsQBwIGAg4hFhQQBwIGAgYCDiEWFBAHAg4hExQQBxAPIRALAg4hEQsEDiEXgwEEDiEdCxAHAg4hHBQQBwIOIRkUEAcQDyEZCwIGAg4hGQsCBgIGAg4hE1IQBxAHBA4hEwsIBwIGAg4hFhQQBwIGAg4hExQCBgIGAg4hFqsBEAcQDyETMxAHEAcCBgIOIR9SEAcCBgIGAg4hIjIhGQsQBwIOIRBbEAcQBwIGAg4hHwsCBgIOIRwLCAcEBgQOIRMLEA8hEDwQBxAHAgYCDiETCxAHAg4hFgsCBgIGAg4hHwsQBxAHAgYCBgIOIRMLAgYCBgIOIRMLCAcCDiEQFBAHAg4hEBQIDyENHCEQehAHAgYCDiEQFBAHBA4hEAsQBwIGAg4hDVsCBgIOIRMqEAcCDiETAQ';

export const gemsRecording: Recording<Gems> = {
  game: gems,
  painter: (look, ratio) => new GemsPainter(look, ratio),
  cols: COLS,
  rows: VISIBLE_ROWS,
  replay: REPLAY,
  startTick: 2037,
};

export function GemsCard() {
  return <RecordingCard recording={gemsRecording} />;
}
