import { asJson, joinAnswers } from '@coverkit/drafts'
import type { KindOf } from '../state/DraftRecord.ts'

/**
 * Answers that were changed here, from `base` to `mine`, while `theirs` came from the store. Where both changed the same
 * answer, mine stand: they are persisted next, and that is where a contradiction is found.
 */
export function mergeChanges<Answers>(
  kind: KindOf<Answers>,
  base: Answers,
  mine: Answers,
  theirs: Answers,
): Answers {
  if (mine === base) return theirs
  return joinAnswers(kind, asJson(base), asJson(mine), asJson(theirs))?.answers ?? mine
}
