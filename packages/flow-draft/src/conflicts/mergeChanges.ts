import { asJson, type DraftKind, mergeAnswers } from '@coverkit/drafts'

/**
 * Answers that were changed here, from `base` to `mine`, while `theirs` came from the store. Where both changed the same
 * answer, mine stand: they are kept next, and that is where a contradiction is found.
 */
export function joinChanges<Answers>(
  kind: DraftKind<Answers>,
  base: Answers,
  mine: Answers,
  theirs: Answers,
): Answers {
  if (mine === base) return theirs
  try {
    return kind.parse(mergeAnswers(asJson(base), asJson(mine), asJson(theirs), kind.lastWins).value)
  } catch {
    return mine
  }
}
