export { puyoCues } from './cues.ts';
export { PuyoPainter } from './painter.ts';
export { paintBoard, paintPair, paintPuyo } from './previews.ts';
