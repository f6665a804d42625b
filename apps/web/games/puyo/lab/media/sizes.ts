/** Sizes of a cell, in pixels. A picture is at least 840 × 1620. */
export const PICTURE_CELL = 140;
export const GIF_CELL = 32;
export const VIDEO_CELL = 48;
