// Messages between the page and the worker that packs a GIF.

type Pixels = Uint8ClampedArray<ArrayBuffer>;

export type GifTask =
  /** A picture to choose the colors from. */
  | { readonly kind: 'sample'; readonly pixels: Pixels }
  | { readonly kind: 'open'; readonly width: number; readonly height: number }
  | { readonly kind: 'frame'; readonly pixels: Pixels; readonly hundredths: number }
  | { readonly kind: 'end' };

/** The answer to each task; the last one has the file. */
export interface GifAnswer {
  readonly file?: Blob;
}
