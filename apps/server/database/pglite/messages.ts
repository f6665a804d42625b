// The messages between the main thread and the thread of PGlite.

export type RowMode = 'array' | 'object';

export interface ThreadQuery {
  readonly id: number;
  readonly sql: string;
  readonly params: readonly unknown[];
  readonly rowMode: RowMode;
}

export interface QueryResult {
  readonly rows: unknown[];
  readonly affectedRows?: number | undefined;
}

/** The parts of an error of PostgreSQL that a program acts on. */
interface QueryFailure {
  readonly message: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
}

export type ThreadAnswer =
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'result'; readonly id: number; readonly result: QueryResult }
  | { readonly kind: 'error'; readonly id: number; readonly failure: QueryFailure };
