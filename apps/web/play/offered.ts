/** Does the page offer this setup, be it with options of its own? What is offered without them, a game knows. */
export function isPlayable(
  { isOffered }: { readonly isOffered: (setup: unknown) => boolean },
  setup: unknown,
): boolean {
  return isOffered(typeof setup === 'object' ? { ...setup, options: undefined } : setup);
}
