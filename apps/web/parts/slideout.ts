// The closing animation of a sheet, which is gone at once: an inert copy leaves in its place.

/** Shows a copy of a dialog that leaves, from where a finger has dragged it. The style sheet says how. */
export function slideOut(dialog: HTMLDialogElement): void {
  const copy = document.createElement('div');
  copy.className = `${dialog.className} leaving`;
  Object.assign(copy.dataset, dialog.dataset);
  copy.style.translate = dialog.style.translate;
  copy.inert = true;
  copy.ariaHidden = 'true';
  for (const child of dialog.children) copy.append(child.cloneNode(true));
  for (const named of copy.querySelectorAll('[id], [name]')) {
    named.removeAttribute('id');
    named.removeAttribute('name');
  }
  copyPictures(dialog, copy);
  document.body.append(copy);
  const leaving = copy.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(leaving).then(() => copy.remove());
}

/** A copied canvas is empty. */
function copyPictures(from: HTMLElement, to: HTMLElement): void {
  const copies = to.querySelectorAll('canvas');
  from.querySelectorAll('canvas').forEach((canvas, i) => {
    if (canvas.width > 0 && canvas.height > 0) copies[i]?.getContext('2d')?.drawImage(canvas, 0, 0);
  });
}
