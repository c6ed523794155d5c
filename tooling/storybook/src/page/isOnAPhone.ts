const PHONES = new Set(['mobile1', 'narrow', 'w320', 'w390'])

/** Whether a story selects the width of a phone, which a page that renders it inline does not have. */
export function isOnAPhone({
  storyGlobals,
}: {
  readonly storyGlobals?: Readonly<Record<string, unknown>>
}): boolean {
  const { viewport } = storyGlobals ?? {}
  if (typeof viewport !== 'object' || viewport === null || !('value' in viewport)) return false
  return typeof viewport.value === 'string' && PHONES.has(viewport.value)
}
