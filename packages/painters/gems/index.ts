export { gemsAttacks, paintPattern } from './tray.ts';
export { gemsCues } from './cues.ts';
export { GemsPainter } from './painter.ts';
export { paintGem, paintGemBoard, paintGemPair } from './previews.ts';
