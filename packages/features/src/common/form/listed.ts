/** Items as a sentence has them: `a`, `a and b`, `a, b and c`; empty for none. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  const before = items.slice(0, -1)
  return before.length === 0 ? last : `${before.join(', ')} and ${last}`
}
