export { BOTTLE_ROOM, layoutBottle } from './bottle.ts';
export { capsulesAttacks } from './tray.ts';
export { capsulesCues } from './cues.ts';
export { hueOf as capsuleHue } from './hue.ts';
export { CapsulesPainter } from './painter.ts';
export { paintBottle, paintCapsule, paintVirus } from './previews.ts';
