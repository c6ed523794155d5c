import type { Adjustment, BenefitPeriod, WaitingPeriod } from '@coverkit/core'
import type { CheckedRequest } from './CheckedRequest.ts'
import type { Insurer, RatingTables } from './RatingTables.ts'

/** The terms that an insurer may replace. */
export interface Terms {
  occupationType: 'own' | 'any'
  waitingPeriod: WaitingPeriod
  benefitPeriod: BenefitPeriod
}

export const requestedTerms = ({ needs }: CheckedRequest): Terms => ({
  occupationType: needs.tpdCover.occupationType,
  waitingPeriod: needs.incomeProtectionCover.waitingPeriod,
  benefitPeriod: needs.incomeProtectionCover.benefitPeriod,
})

export function ownOccupationOffered(
  tables: RatingTables,
  insurer: Insurer,
  checked: CheckedRequest,
): boolean {
  const classes = insurer.ownOccupationClasses ?? tables.tpd.ownAvailable
  return classes.includes(checked.occupation.classes.tpd)
}

export const ownOccupationOwner = (tables: RatingTables, { needs }: CheckedRequest) =>
  tables.limits.ownOccupationOwners.includes(needs.tpdCover.tpdOwner)

/** Returns waiting and benefit periods of the income protection class; none for a class without cover. */
export function availableTo(tables: RatingTables, { occupation }: CheckedRequest) {
  return (
    tables.incomeProtection.availability[occupation.classes.incomeProtection] ?? { waiting: [], benefit: [] }
  )
}

export function waitAllows(tables: RatingTables, wait: WaitingPeriod, benefit: BenefitPeriod): boolean {
  return tables.incomeProtection.waitingRule[wait]?.includes(benefit) ?? true
}

const ascending = <T extends string>(values: T[]) => values.toSorted((a, b) => Number(a) - Number(b))

/** Replaces requested terms by those that the insurer prices. The adjustments are in their displayed order. */
export function adjustTerms(
  tables: RatingTables,
  insurer: Insurer,
  checked: CheckedRequest,
): [Terms, Adjustment[]] {
  const terms = requestedTerms(checked)
  const adjustments: Adjustment[] = []
  if (checked.kinds.includes('tpd')) adjustOccupationType(tables, insurer, checked, terms, adjustments)
  if (checked.kinds.includes('incomeProtection')) adjustPeriods(tables, checked, terms, adjustments)
  return [terms, adjustments]
}

function adjustOccupationType(
  tables: RatingTables,
  insurer: Insurer,
  checked: CheckedRequest,
  terms: Terms,
  adjustments: Adjustment[],
) {
  if (terms.occupationType === 'any' || !ownOccupationOwner(tables, checked)) return
  if (ownOccupationOffered(tables, insurer, checked)) return
  terms.occupationType = 'any'
  adjustments.push({ field: 'tpdCover.occupationType', from: 'own', to: 'any', reason: 'own-occupation' })
}

function adjustPeriods(
  tables: RatingTables,
  checked: CheckedRequest,
  terms: Terms,
  adjustments: Adjustment[],
) {
  const { waiting, benefit } = availableTo(tables, checked)
  const requested = { wait: terms.waitingPeriod, benefit: terms.benefitPeriod }
  if (!benefit.includes(requested.benefit))
    terms.benefitPeriod = ascending(benefit).at(-1) ?? requested.benefit
  const possible = waiting.filter((wait) => waitAllows(tables, wait, terms.benefitPeriod))
  if (!possible.includes(requested.wait)) terms.waitingPeriod = ascending(possible)[0] ?? requested.wait
  if (terms.waitingPeriod !== requested.wait)
    adjustments.push({
      field: 'incomeProtectionCover.waitingPeriod',
      from: requested.wait,
      to: terms.waitingPeriod,
      reason: 'waiting-period',
    })
  if (terms.benefitPeriod !== requested.benefit)
    adjustments.push({
      field: 'incomeProtectionCover.benefitPeriod',
      from: requested.benefit,
      to: terms.benefitPeriod,
      reason: 'benefit-period',
    })
}
