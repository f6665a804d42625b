/** What is written on a canvas, as CSS has it. */
export const FONT = '"Inter Variable", Inter, system-ui, sans-serif';
