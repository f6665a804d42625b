// The messages between the main thread and the thread of PGlite.

export type RowMode = 'array' | 'object';

export interface Ask {
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
export interface Failure {
  readonly message: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
}

export type Answer =
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'result'; readonly id: number; readonly result: QueryResult }
  | { readonly kind: 'error'; readonly id: number; readonly failure: Failure };
