// Shares texts and pictures: with the share sheet of the device if it has one, else by the clipboard or as a file. A
// notice tells which.

import { download } from './download.ts';
import { notify } from '../screen/notice.ts';
import { isTouch } from '../screen/screen.ts';
import type { ShellWords } from '../text/text.ts';

type ShareResult = 'shared' | 'copied' | 'saved' | 'failed';

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

/** The picture on a canvas, as a file. */
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

async function attempt(share: () => Promise<ShareResult>): Promise<void> {
  try {
    report(await share());
  } catch (error) {
    // A person who closes the share sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) report('failed');
  }
}

const MESSAGES: Readonly<Record<Exclude<ShareResult, 'shared'>, (t: ShellWords) => string>> = {
  copied: (t) => t.toastCopied,
  saved: (t) => t.toastSaved,
  failed: (t) => t.toastNotShared,
};

function report(result: ShareResult): void {
  if (result !== 'shared') notify(MESSAGES[result]);
}
