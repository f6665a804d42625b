import { type Pen, surface, type Surface } from '../canvas/surface.ts';
import type { DrawContext } from './context.ts';

/** One picture of everything at rest, drawn again only when its codes change. */
export class CachedLayer {
  #surface: Surface = surface(1, 1);
  #codes = '';

  draw({ pen, view, atlas }: DrawContext, codes: string, compose: (pen: Pen) => void): void {
    const all = `${atlas.id} ${view.width} ${view.height} ${codes}`;
    if (all !== this.#codes) {
      this.#clear(view.width, view.height);
      compose(this.#surface.pen);
    }
    this.#codes = all;
    pen.drawImage(this.#surface.image, 0, 0);
  }

  #clear(width: number, height: number): void {
    const { image } = this.#surface;
    if (image.width !== width || image.height !== height) this.#surface = surface(width, height);
    this.#surface.pen.clearRect(0, 0, width, height);
  }
}
