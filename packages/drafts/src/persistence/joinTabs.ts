import type { Conflict, Draft, DraftKind } from '../api/draftKind.ts'
import { joinAnswers } from './joinAnswers.ts'
import { asJson, isEqual, valueAt } from './mergeAnswers.ts'

/** The draft as this page last saw it; the page's next save counts as a change of it. */
export interface View {
  readonly attempt: string
  readonly rev: number
  readonly answers: unknown
  readonly conflicts: readonly Conflict[]
}

export interface Joined<Answers> {
  readonly answers: Answers
  readonly conflicts: readonly Conflict[]
}

/** Joins this page's answers with what another tab stored since this page last looked. */
export function joinTabs<Answers>(
  kind: DraftKind<Answers>,
  view: View,
  answers: Answers,
  theirs: Draft<Answers>,
): Joined<Answers> {
  const mine = asJson(answers)
  const others = asJson(theirs.answers)
  const merged = joinAnswers(kind, view.answers, mine, others)
  // The customer chooses between the whole drafts.
  if (!merged) return { answers, conflicts: [{ path: [], mine, theirs: others }] }
  const earlier = [...view.conflicts, ...theirs.conflicts].filter(
    ({ path }, at, all) =>
      all.findIndex((other) => isEqual(other.path, path)) === at &&
      !merged.conflicts.some((other) => isEqual(other.path, path)),
  )
  return { answers: merged.answers, conflicts: [...standing(earlier, merged.value), ...merged.conflicts] }
}

/** The conflicts that these answers do not settle by themselves. */
export function standing(conflicts: readonly Conflict[], answers: unknown): readonly Conflict[] {
  return conflicts
    .map((conflict) => ({ ...conflict, mine: valueAt(answers, conflict.path) }))
    .filter(({ mine, theirs }) => !isEqual(mine, theirs))
}
