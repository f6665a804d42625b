export type { Mood } from './face.ts';
export type { Frame } from './frame.ts';
export { type Box, canvasBox, cellAt, layoutBare, type Layout, layoutField, type Stand } from './layout.ts';
export { type Bridge, BRIDGES, DEFAULT_LOOK, type Look } from './look.ts';
export { type Hues, type PaletteName, PALETTES } from './palette.ts';
export { PuyoPainter } from './puyo.ts';
export { paintBoard, paintPair, paintPuyo } from './stills.ts';
export { cuesOf, hapticMs } from './cues.ts';
