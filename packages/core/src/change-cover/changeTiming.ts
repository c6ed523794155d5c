import type { CoverKind } from '../covers/kinds.ts'
import { coverChanges } from './coverChanges.ts'
import { needsHealthQuestions } from './healthQuestions.ts'
import type { CoverChange } from './types.ts'

/** When a change begins. */
export type EffectiveDate =
  /** When the insurer has read the health answers and agrees; the day is not known. */
  | { readonly kind: 'on-acceptance' }
  /** `YYYY-MM-DD`. */
  | { readonly kind: 'day'; readonly date: string }

/** The days that a change is dated by, `YYYY-MM-DD`; null where the policy does not say. */
export interface PolicyDays {
  readonly today: string
  readonly nextDebit: string | null
  readonly nextAnniversary: string | null
}

/**
 * When a change begins: with the next premium, since what is paid until then is for cover as it is; where nothing but
 * indexation changes, at the next anniversary, when sums insured would have risen; where health questions are needed, when
 * the insurer accepts. A day that is past, or not known, is today.
 */
export function effectiveDate(
  change: CoverChange,
  { today, nextDebit, nextAnniversary }: PolicyDays,
): EffectiveDate {
  if (needsHealthQuestions(change)) return { kind: 'on-acceptance' }
  const { covers, policy } = coverChanges(change)
  const isIndexationOnly = covers.length === 0 && policy.every(({ field }) => field === 'indexation')
  const date = isIndexationOnly ? nextAnniversary : nextDebit
  return { kind: 'day', date: date === null || date < today ? today : date }
}

/** Days of cooling-off for a risk product. (Corporations Act 2001, s 1019B; many insurers give 30.) */
export const COOLING_OFF_DAYS = 14

/**
 * The covers that can be taken back in the cooling-off period: what is added and what is increased. Less cover, and how it is
 * paid, has none; it can only be changed again.
 */
export function coolingOffCovers(change: CoverChange): CoverKind[] {
  const { covers } = coverChanges(change)
  return covers.filter(({ kind }) => kind === 'added' || kind === 'increased').map(({ cover }) => cover)
}
