export { drawGround } from './board.ts';
export { layoutLoop, loopCanvas, type LoopLayout } from './layout.ts';
export { type LoopLook, LoopPainter, type LoopPicture } from './painter.ts';
export { loopBoardSize, paintLoopBoard } from './previews.ts';
export type { Pointed } from './sign.ts';
export { LOOP_STYLE, type PaperName, paperOf } from './style.ts';
