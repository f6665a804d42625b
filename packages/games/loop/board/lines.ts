// The lines and crosses that a player has put on a board.

export interface BoardInk {
  /** Edges in the order in which they were drawn. */
  readonly drawn: readonly number[];
  /** Edges ruled out, by a hint or by the player. */
  readonly crossed: readonly number[];
}

export interface Lines extends BoardInk {
  /** The lines when the trial under way began; null while there is none. */
  readonly firm: BoardInk | null;
}

export const NO_LINES: Lines = { drawn: [], crossed: [], firm: null };

export function isBlank({ drawn, crossed, firm }: Lines): boolean {
  return drawn.length === 0 && crossed.length === 0 && firm === null;
}

/** The same lines and crosses, whatever their order. */
export function isSameInk(a: BoardInk, b: BoardInk): boolean {
  return isSameSet(a.drawn, b.drawn) && isSameSet(a.crossed, b.crossed);
}

function isSameSet(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((edge) => b.includes(edge));
}

export function linesWithout(lines: Lines, gone: readonly number[]): Lines {
  const stays = (edge: number): boolean => !gone.includes(edge);
  return { ...lines, drawn: lines.drawn.filter(stays), crossed: lines.crossed.filter(stays) };
}

/** A cross where there was none, and none where there was one. A line that was there goes. */
export function crossToggled(lines: Lines, edge: number): Lines {
  const rest = linesWithout(lines, [edge]);
  return lines.crossed.includes(edge) ? rest : { ...rest, crossed: [...rest.crossed, edge] };
}

/** Lines drawn in the trial under way. */
export function triedEdges({ drawn, firm }: Lines): readonly number[] {
  return firm === null ? [] : drawn.filter((edge) => !firm.drawn.includes(edge));
}

/** From now on everything is on trial. */
export function trialBegun({ drawn, crossed }: Lines): Lines {
  return { drawn, crossed, firm: { drawn, crossed } };
}

export function trialKept(lines: Lines): Lines {
  return { ...lines, firm: null };
}

/** As it was before the trial. */
export function trialDiscarded(lines: Lines): Lines {
  return lines.firm === null ? lines : { ...lines.firm, firm: null };
}
