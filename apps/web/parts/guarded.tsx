import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';

interface GuardedProps {
  /** Shown where the content cannot be. */
  readonly otherwise?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Content that may fail alone: one entry of a list with stored data must not take the others with it. */
export function Guarded({ otherwise = null, children }: GuardedProps) {
  const [error] = useErrorBoundary();
  return <>{error === undefined ? children : otherwise}</>;
}
