import { hash } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { dailyPuzzle } from './puzzle/daily.ts';
import { sizedPuzzle } from './puzzle/sized.ts';

// Version 1 of the generator never changes: puzzles of the past must stay what they were. A change here needs a new version.

describe('L2.6 version 1 of the generator', () => {
  it.each([
    ['2025-11-30', '8aa5cfd1e051305c', '6b964dd93c1e2de2', '97ddd1da161ec876'],
    ['2025-12-01', '14cf3e06de40ac23', 'fa504b6465a08434', 'd66cb956f78e3d19'],
    ['2025-12-02', '190397303c8143a3', 'eb169bd161751bb4', '16946b6e1f312464'],
    ['2025-12-03', '88b5e60c5e32ccf4', 'e8f76644c9d2d9a3', 'c32b69d271a6a5dd'],
    ['2025-12-04', '0492242bf9346ed0', 'cb0f9fc1b94ea2f7', 'ad327aec1117fef3'],
    ['2025-12-05', '84a196f642bb2b10', 'db3f6ef09e10f415', '1687caf181a95311'],
    ['2025-12-06', '1c92bc07abc7f6d7', 'abe031b537867594', 'd39666eb33806d0f'],
    ['2025-12-07', '15fcae2418017816', 'e72f816448b3b369', '1dfdf69ed271c842'],
    ['2025-12-08', '539da3a84102d3b2', '805c9eed02171b69', '622fccbd169f1ab7'],
    ['2025-12-09', '7fe4c30c85f2ea06', '3629da974d0379f9', 'ff05fb3b2153bfa3'],
    ['2025-12-10', '7c994e4dd8de5afd', '22db19f2de7d156d', '3c44f25469474b79'],
    ['2025-12-11', '45f9dd9949816886', 'b5932c6401b9bdb1', '2a9dd1a065ebc161'],
    ['2025-12-12', '11714f439e24ed3e', 'd3fa8b031f474405', 'b618230a585ad08c'],
    ['2025-12-13', 'f00a2aea60c14d68', '92a14b432f26b752', '32aa1b8febd8d8e4'],
    ['2025-12-14', '2e738944a7de47e0', 'ed8abb1cdad2a199', '82af9a60297eafe6'],
    ['2025-12-15', '90314e8aaaa96042', '5bb9e5ec837c519b', '36717ab33b04c469'],
    ['2025-12-16', '637aaffaa841fe51', 'd88730b677e3ebc5', '787ace6e187cde19'],
    ['2025-12-17', '87673463cf9af1fc', '2d48284bbad6f47e', '5dcc987f4fbbdda5'],
    ['2025-12-18', '18816205deb76a00', '5a567c126a006514', 'd74e5530ee8a9992'],
    ['2025-12-19', 'e17b3e0d7ab5f25f', '7a6a37908a498f03', '08403d313fb1ea14'],
    ['2025-12-20', '33042d48f5a367a0', '57e3b56bb646f740', 'f115682a6b6288ad'],
    ['2025-12-21', '51f54d5f32744ce4', '49a2fb0afe899aee', '1fbba9cc5241e580'],
    ['2025-12-22', 'd07e3cdf21a33710', '3c652fbe4dc33356', 'dd50e334b1db952c'],
    ['2025-12-23', 'dc168465b14be8bf', 'f8556cd8351caea4', '1fb0a785aecf5411'],
    ['2025-12-24', '0d63aedaa22b1516', '98eb4163ed5a7b15', '7f2cafc4609bbc96'],
    ['2025-12-25', 'dd4e98a11017af9a', 'a26ea8db4629b02a', '5eac6c12a559630d'],
    ['2025-12-26', 'a811161fab55ab13', 'b9c75f1ebef539c0', 'b074144db15e1172'],
    ['2025-12-27', '563b5b48db0b2d8c', '0841a8bc3c05b7c3', '8faa0bbedac5c46e'],
    ['2025-12-28', '6895ae8bffe5b818', 'adc760c54721258d', '0aace274b3e0898b'],
    ['2025-12-29', 'd4667cdfbf50f8e0', '8f3a768b45241d3d', '86803587f6a2772e'],
  ])('gives the puzzles of %s that it always gave', (date, easy, medium, hard) => {
    const hashes = (['easy', 'medium', 'hard'] as const).map((level) => hash(dailyPuzzle(date, level).puzzle));
    expect(hashes).toEqual([easy, medium, hard]);
  });

  it.each([
    [4, 4, 1, '44f2244a0715c2d6'],
    [6, 6, 1, 'a52e1084a6d05c2c'],
    [8, 8, 1, 'c8b1282b0b0de35c'],
    [10, 10, 1, '3142262e671b5492'],
    [12, 12, 1, 'f6144b34d1333993'],
    [7, 8, 4294967295, 'd29e7b5df1c9ff5d'],
  ] as const)('gives the puzzle of %i x %i, seed %i, that it always gave', (rows, cols, seed, golden) => {
    expect(hash(sizedPuzzle(rows, cols, seed).puzzle)).toBe(golden);
  });
});
