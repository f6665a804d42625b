/** Does a setup have options of its own? Such a game cannot be compared with others of its ruleset. */
export function isCustom(setup: unknown): boolean {
  const { options = {} } = setup as { readonly options?: object };
  return Object.keys(options).length > 0;
}
