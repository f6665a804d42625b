/** Sounds of the pages themselves. */
export type PageCue = 'button' | 'sheet' | 'best' | 'won' | 'lost';

let listener: (cue: PageCue) => void = () => {};

/** Plays a sound; silent before the first gesture. */
export function cue(name: PageCue): void {
  listener(name);
}

export function onCue(hear: (cue: PageCue) => void): void {
  listener = hear;
}
