// For tests: canvases that draw nothing and record every call.

export interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
}

const GRADIENT = { addColorStop: () => {} };

const ANSWERS: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> = {
  createLinearGradient: () => GRADIENT,
  createRadialGradient: () => GRADIENT,
  createConicGradient: () => GRADIENT,
  measureText: (text) => ({ width: 10 * String(text).length }),
};

/** A pen, and all calls of its methods. */
export interface PenRecording {
  readonly pen: CanvasRenderingContext2D;
  readonly calls: Call[];
}

export function recordPen(): PenRecording {
  const calls: Call[] = [];
  const kept: Record<string, unknown> = {};
  const pen = new Proxy(kept, {
    get: (_, name) => {
      if (typeof name !== 'string' || name in kept) return kept[name as string];
      return (...args: readonly unknown[]) => {
        calls.push({ name, args });
        return ANSWERS[name]?.(...args);
      };
    },
  });
  return { pen: pen as unknown as CanvasRenderingContext2D, calls };
}

/** Stands in for OffscreenCanvas. All instances record into one list. */
export class FakeCanvas {
  static readonly calls: Call[] = [];
  readonly width: number;
  readonly height: number;
  readonly #recordPen = recordPen();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  getContext(): CanvasRenderingContext2D {
    this.#recordPen.calls.push = (...calls) => FakeCanvas.calls.push(...calls);
    return this.#recordPen.pen;
  }
}

/** Names of the calls with NaN or an infinite number among their arguments. */
export function nonFinite(calls: readonly Call[]): string[] {
  const bad = (arg: unknown): boolean => typeof arg === 'number' && !Number.isFinite(arg);
  return calls.filter(({ args }) => args.some(bad)).map(({ name }) => name);
}

export function count(calls: readonly Call[], name: string): number {
  return calls.filter((call) => call.name === name).length;
}
