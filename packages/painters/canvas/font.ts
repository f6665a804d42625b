/** Font of all text on a canvas, as a CSS `font-family`. */
export const FONT = '"Inter Variable", Inter, system-ui, sans-serif';
