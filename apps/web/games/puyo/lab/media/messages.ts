// What the page and the worker that packs an animated picture say to each other.

type Pixels = Uint8ClampedArray<ArrayBuffer>;

export type GifOrder =
  /** Some of the pictures, for their colors. */
  | { readonly kind: 'sample'; readonly pixels: Pixels }
  | { readonly kind: 'open'; readonly width: number; readonly height: number }
  | { readonly kind: 'frame'; readonly pixels: Pixels; readonly hundredths: number }
  | { readonly kind: 'end' };

/** Every order is answered; the last one with the file. */
export interface GifAnswer {
  readonly file?: Blob;
}
