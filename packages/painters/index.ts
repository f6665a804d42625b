export { type Bridge, BRIDGES, type Look } from './canvas/look.ts';
export { type Hues, PALETTES } from './canvas/palette.ts';
export { type Cue, hapticMs } from './falling/cues.ts';
export {
  type BoardLayout,
  type Box,
  canvasBox,
  FRAME,
  layoutBare,
  layoutField,
  type PageLayout,
} from './falling/layout.ts';
export type { BoardEnd, EndKind } from './falling/finale.ts';
export { endCues } from './falling/finale.ts';
export type { Advice, BoardWords, Painter, TickView } from './falling/frame.ts';
export type { BoardHint } from './falling/hint.ts';
export type { AttackStyle, TrayWords } from './match/attack.ts';
export { drawFlight, type FlightView } from './match/flight.ts';
export { layoutMatch } from './match/layout.ts';
export type { Region } from './match/region.ts';
export { AttackScene } from './match/scene.ts';
export type { MatchBox, MatchLayout, MatchShape, SeatLayout } from './match/shape.ts';
