import type { Occupation } from '@coverkit/api-client'

/** Those of a brand with a list of its own; otherwise all. */
export function occupationsFor(
  ids: readonly number[] | undefined,
  occupations: readonly Occupation[],
): readonly Occupation[] {
  return ids ? occupations.filter(({ id }) => ids.includes(id)) : occupations
}
