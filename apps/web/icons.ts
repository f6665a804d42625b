// Icons that the manifest names. `npm run icons` draws them.

export interface AppIcon {
  /** Path in `public`. */
  readonly file: string;
  /** Width and height in pixels. */
  readonly side: number;
  /** A plate with round corners, or a square whose edges systems cut off. */
  readonly shape: 'plate' | 'cut';
}

export const TOUCH_ICON: AppIcon = { file: 'apple-touch-icon.png', side: 180, shape: 'cut' };

export const ICONS: readonly AppIcon[] = [
  { file: 'icons/192.png', side: 192, shape: 'plate' },
  { file: 'icons/512.png', side: 512, shape: 'plate' },
  { file: 'icons/cut-192.png', side: 192, shape: 'cut' },
  { file: 'icons/cut-512.png', side: 512, shape: 'cut' },
];
