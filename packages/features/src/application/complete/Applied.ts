import { addDays, INTERIM_COVER, localDate, type SelectedQuote } from '@coverkit/core'
import type { ApplicationFact } from '#submission/tracker'

/** The offer that was applied for, as the last page shows it. */
export interface Applied {
  readonly insurer: Pick<SelectedQuote, 'supplierCode' | 'supplierName' | 'productName'>
  readonly facts: readonly ApplicationFact[]
  /** The last day of the interim accident cover, as `2026-11-21`; null without life cover. */
  readonly interimUntil: string | null
}

/** The last day of the interim accident cover of an application that was submitted at an instant. */
export const interimUntil = (covers: readonly string[], submittedAt: string): string | null =>
  covers.includes('life') ? addDays(localDate(submittedAt), INTERIM_COVER.days) : null
