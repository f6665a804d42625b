// Sharing: with the device's own sheet where there is one, else by the clipboard or as a file. The page says which.

import { download } from './download.ts';
import { notify } from '../screen/notice.ts';
import { isTouch } from '../screen/screen.ts';
import type { ShellWords } from '../text/text.ts';

type Shared = 'shared' | 'copied' | 'saved' | 'failed';

export async function shareText(text: string): Promise<void> {
  await attempt(async () => {
    if (isTouch() && navigator.canShare?.({ text })) {
      await navigator.share({ text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  });
}

export async function copyText(text: string): Promise<void> {
  await attempt(async () => {
    await navigator.clipboard.writeText(text);
    return 'copied';
  });
}

/** What was painted, as a file. */
export function pictureFile(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the picture could not be made')) : resolve(blob)));
  });
}

export async function sharePicture(picture: Blob, name: string): Promise<void> {
  await attempt(async () => {
    const files = [new File([picture], name, { type: picture.type })];
    if (isTouch() && navigator.canShare?.({ files })) {
      await navigator.share({ files });
      return 'shared';
    }
    download(name, picture);
    return 'saved';
  });
}

async function attempt(share: () => Promise<Shared>): Promise<void> {
  try {
    say(await share());
  } catch (error) {
    // Closing the device's sheet is a change of mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) say('failed');
  }
}

const SAID: Readonly<Record<Exclude<Shared, 'shared'>, (t: ShellWords) => string>> = {
  copied: (t) => t.toastCopied,
  saved: (t) => t.toastSaved,
  failed: (t) => t.toastNotShared,
};

function say(how: Shared): void {
  if (how !== 'shared') notify(SAID[how]);
}
