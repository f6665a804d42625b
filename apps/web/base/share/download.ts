import type { SharedReplay } from './link.ts';

/** Saves a file to the person's downloads. */
export function download(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function jsonFile(json: string): Blob {
  return new Blob([json], { type: 'application/json' });
}

export function downloadReplay(replay: SharedReplay): void {
  download(`rensa-${replay.game}-${replay.hash}.json`, jsonFile(JSON.stringify(replay)));
}
