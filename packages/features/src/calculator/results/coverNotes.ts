import { type CoverFigures, formatMoney } from '@coverkit/core'
import { resultsCopy } from './copy.ts'
import { quotedAmount } from './quotedAmount.ts'
import type { Calculation } from './workingLines.ts'

export interface CoverNotes {
  /** Why no new cover of this kind can be bought; null when it can. */
  readonly unavailable: string | null
  readonly notes: readonly string[]
}

/** The sentences under a cover's figure. */
export function coverNotes(calculation: Calculation, figures: CoverFigures): CoverNotes {
  const monthly = figures.cover === 'incomeProtectionCover'
  const { available } = calculation.needs.incomeProtectionCover
  const unavailable = monthly && !available ? over60(figures) : null
  return {
    unavailable,
    notes: [
      ...(figures.need === 0 && unavailable === null ? [enough(figures)] : []),
      ...(monthly && available ? termNotes(calculation) : []),
      ...quotedNotes(calculation, figures),
    ],
  }
}

function over60({ existing }: CoverFigures): string {
  return existing > 0 ? resultsCopy.over60.shortfall : resultsCopy.over60.none
}

function enough({ cover, gross }: CoverFigures): string {
  if (cover !== 'incomeProtectionCover') return resultsCopy.enough.lump
  return gross === 0 ? resultsCopy.enough.noSalary : resultsCopy.enough.incomeProtection
}

function termNotes({ needs }: Calculation): readonly string[] {
  const { benefitPeriod, waitingPeriod } = needs.incomeProtectionCover
  if (benefitPeriod === null) return []
  const benefit = resultsCopy.benefitPeriods[benefitPeriod]
  if (waitingPeriod === null) return [resultsCopy.termsBenefit(benefit)]
  return [resultsCopy.terms(benefit, resultsCopy.waitingPeriods[waitingPeriod])]
}

/** Where a quote takes over less than the need. */
function quotedNotes(calculation: Calculation, { cover, need }: CoverFigures): readonly string[] {
  const quoted = quotedAmount(calculation, cover)
  return quoted === null || quoted >= need ? [] : [resultsCopy.quoted(formatMoney(quoted))]
}
