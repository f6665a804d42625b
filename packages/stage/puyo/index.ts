export { puyoCues } from './cues.ts';
export type { Mood } from './face.ts';
export { PuyoPainter } from './painter.ts';
export { paintBoard, paintPair, paintPuyo } from './previews.ts';
