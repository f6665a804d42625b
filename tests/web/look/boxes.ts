// The places of things on a page, in CSS pixels.

import type { Locator } from 'playwright-core';

import type { Spot } from '../browser/fingers.ts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`not on the page: ${String(element)}`);
  return box;
}

export async function centerOf(element: Locator): Promise<Spot> {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
}

/** From the lower edge of the first to the upper edge of the second. */
export async function gapBetween(above: Locator, below: Locator): Promise<number> {
  return (await boxOf(below)).y - (await endOf(above));
}

/** Its lower edge. */
export async function endOf(element: Locator): Promise<number> {
  const { y, height } = await boxOf(element);
  return y + height;
}
