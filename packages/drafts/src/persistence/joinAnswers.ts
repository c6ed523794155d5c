import type { DraftKind } from '../api/draftKind.ts'
import { type Merged, mergeAnswers } from './mergeAnswers.ts'

/**
 * Both changes as answers that can be read; undefined where there are none. Rows of which each is sound and which are too
 * many together are asked about as a list is.
 */
export function joinAnswers<Answers>(
  kind: Pick<DraftKind<Answers>, 'parse' | 'lastWins' | 'serverIds' | 'pairs'>,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): (Merged & { readonly answers: Answers }) | undefined {
  for (const rowsAreLeaves of [false, true]) {
    const merged = mergeAnswers(base, mine, theirs, { ...kind, rowsAreLeaves })
    try {
      return { ...merged, answers: kind.parse(merged.value) }
    } catch {
      // Each change is sound, both together are not.
    }
  }
  return undefined
}
