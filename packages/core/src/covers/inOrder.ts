/** The chosen ones of all extras, in the order of all. */
export function inOrder<Extra extends string>(all: readonly Extra[], chosen: readonly string[]): Extra[] {
  return all.filter((extra) => chosen.includes(extra))
}
