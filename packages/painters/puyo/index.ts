export { puyoCues } from './cues.ts';
export { PuyoPainter } from './painter.ts';
export { puyoAttacks } from './tray.ts';
export { paintBoard, paintPair, paintPuyo } from './previews.ts';
export { type BoardSign, paintSigns } from './signs.ts';
