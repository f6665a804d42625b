// The word "rensa" as a drawing: one stroke for the letters, and a face for the last one. The bowls have radius 20 on
// their center line; the stroke is 12.5 wide.

export const LETTERS = [
  // r
  'M6.25 0V40M6.25 20A20 20 0 0 1 25.2 .03',
  // e
  'M41.5 20H81.5A20 20 0 1 0 74.3 35.4',
  // n
  'M102.4 0V40M102.4 20A20 20 0 0 1 142.4 20V40',
  // s
  'M189.2 6.4C186.4 2 181.9 0 176.9 0C169.4 0 163.9 4.2 163.9 10.3C163.9 16.5 169.9 18.3 177.1 20C184.4 21.8 190.3 23.8 190.3 29.7C190.3 36 184.5 40 177.1 40C171.4 40 166.9 37.8 163.9 34.2',
];

export const BODY =
  'M236.5 -6.25A26.25 26.25 0 1 0 250.3 42.3A6.25 6.25 0 0 0 262.75 40V0A6.25 6.25 0 0 0 250.3 -2.3A26.25 26.25 0 0 0 236.5 -6.25Z';

/** Middle of each eye, as `x`. */
export const EYES = [226.8, 244];

export function Wordmark() {
  return (
    <svg class="wordmark" viewBox="0 -9 262 59" aria-hidden="true">
      <defs>
        <radialGradient id="wordmark-light" gradientUnits="userSpaceOnUse" cx="229" cy="8" r="30">
          <stop offset="0" stop-color="#FFA79B" />
          <stop offset=".5" stop-color="#FFA79B" stop-opacity=".4" />
          <stop offset="1" stop-color="#FFA79B" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="wordmark-shade" gradientUnits="userSpaceOnUse" x1="226" y1="-4" x2="242" y2="48">
          <stop offset=".62" stop-color="#B01E3C" stop-opacity="0" />
          <stop offset="1" stop-color="#B01E3C" />
        </linearGradient>
      </defs>
      {LETTERS.map((d) => (
        <path key={d} class="wordmark-letter" d={d} />
      ))}
      <g transform="translate(-3.25 0)">
        <path d={BODY} fill="#F4514F" stroke="#45081A" stroke-width="3" />
        <path d={BODY} fill="#F4514F" />
        <path d={BODY} fill="url(#wordmark-light)" />
        <path d={BODY} fill="url(#wordmark-shade)" />
        <ellipse cx="226.5" cy="5" rx="6" ry="3" fill="#fff" opacity=".8" transform="rotate(-32 226.5 5)" />
        <circle cx="218.8" cy="11.6" r="1.5" fill="#fff" opacity=".75" />
        {EYES.map((x) => (
          <Eye key={x} x={x} />
        ))}
      </g>
    </svg>
  );
}

function Eye({ x }: { readonly x: number }) {
  return (
    <g class="wordmark-eye">
      <ellipse cx={x} cy="21" rx="6.1" ry="7.9" fill="#fff" stroke="#45081A" stroke-opacity=".55" stroke-width="1" />
      <ellipse cx={x - 2.3} cy="21.4" rx="3.7" ry="4.4" fill="#45081A" />
      <circle cx={x - 3.6} cy="19.6" r="1.3" fill="#fff" />
    </g>
  );
}
