import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { coverChanges, type TermChange } from './coverChanges.ts'
import type { HealthReason } from './healthReason.ts'
import type { CoverChange } from './types.ts'

/** Why health questions are asked about one cover, or, without one, about the policy. */
export interface HealthQuestions {
  readonly cover: CoverKind | null
  /** Each once, in the order of the terms. */
  readonly reasons: readonly HealthReason[]
}

function reasonsOf(terms: readonly TermChange[]): HealthReason[] {
  return [...new Set(terms.flatMap(({ healthReason }) => (healthReason === null ? [] : [healthReason])))]
}

/**
 * The covers that health questions are asked about before the change, each with the reasons: any increase, any benefit
 * that is added. Empty when none are needed.
 */
export function healthQuestions(change: CoverChange): HealthQuestions[] {
  const { covers, policy } = coverChanges(change)
  return [...COVER_KINDS, null].flatMap((cover) => {
    const terms = cover === null ? policy : (covers.find((row) => row.cover === cover)?.terms ?? [])
    const reasons = reasonsOf(terms)
    return reasons.length === 0 ? [] : [{ cover, reasons }]
  })
}

/** Whether the change needs health questions at all. */
export function needsHealthQuestions(change: CoverChange): boolean {
  return healthQuestions(change).length > 0
}

/** Returns the health questions that would be needed to restore the current cover after the change. */
export function healthQuestionsToRestore({ now, after }: CoverChange): HealthQuestions[] {
  return healthQuestions({ now: after, after: now })
}
