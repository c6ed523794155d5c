import type { Adjustment, BenefitPeriod, WaitingPeriod } from '@coverkit/core'
import type { Asked } from './Asked.ts'
import type { Insurer, RatingTables } from './RatingTables.ts'

/** The terms that an insurer may replace. */
export interface Terms {
  occupationType: 'own' | 'any'
  waitingPeriod: WaitingPeriod
  benefitPeriod: BenefitPeriod
}

export const askedTerms = ({ needs }: Asked): Terms => ({
  occupationType: needs.tpdCover.occupationType,
  waitingPeriod: needs.incomeProtectionCover.waitingPeriod,
  benefitPeriod: needs.incomeProtectionCover.benefitPeriod,
})

export function ownOccupationOffered(tables: RatingTables, insurer: Insurer, asked: Asked): boolean {
  const classes = insurer.ownOccupationClasses ?? tables.tpd.ownAvailable
  return classes.includes(asked.occupation.classes.tpd)
}

export const ownOccupationOwner = (tables: RatingTables, { needs }: Asked) =>
  tables.limits.ownOccupationOwners.includes(needs.tpdCover.tpdOwner)

/** Waits and benefit periods of the income protection class; none for a class without cover. */
export function availableTo(tables: RatingTables, { occupation }: Asked) {
  return (
    tables.incomeProtection.availability[occupation.classes.incomeProtection] ?? { waiting: [], benefit: [] }
  )
}

export function waitAllows(tables: RatingTables, wait: WaitingPeriod, benefit: BenefitPeriod): boolean {
  return tables.incomeProtection.waitingRule[wait]?.includes(benefit) ?? true
}

const ascending = <T extends string>(values: T[]) => values.toSorted((a, b) => Number(a) - Number(b))

/** What the insurer would price instead of what was asked, in the order in which it is listed. */
export function adjustTerms(tables: RatingTables, insurer: Insurer, asked: Asked): [Terms, Adjustment[]] {
  const terms = askedTerms(asked)
  const adjustments: Adjustment[] = []
  if (asked.kinds.includes('tpd')) adjustOccupationType(tables, insurer, asked, terms, adjustments)
  if (asked.kinds.includes('incomeProtection')) adjustPeriods(tables, asked, terms, adjustments)
  return [terms, adjustments]
}

function adjustOccupationType(
  tables: RatingTables,
  insurer: Insurer,
  asked: Asked,
  terms: Terms,
  adjustments: Adjustment[],
) {
  if (terms.occupationType === 'any' || !ownOccupationOwner(tables, asked)) return
  if (ownOccupationOffered(tables, insurer, asked)) return
  terms.occupationType = 'any'
  adjustments.push({ field: 'tpdCover.occupationType', from: 'own', to: 'any', reason: 'own-occupation' })
}

function adjustPeriods(tables: RatingTables, asked: Asked, terms: Terms, adjustments: Adjustment[]) {
  const { waiting, benefit } = availableTo(tables, asked)
  const askedFor = { wait: terms.waitingPeriod, benefit: terms.benefitPeriod }
  if (!benefit.includes(askedFor.benefit)) terms.benefitPeriod = ascending(benefit).at(-1) ?? askedFor.benefit
  const possible = waiting.filter((wait) => waitAllows(tables, wait, terms.benefitPeriod))
  if (!possible.includes(askedFor.wait)) terms.waitingPeriod = ascending(possible)[0] ?? askedFor.wait
  if (terms.waitingPeriod !== askedFor.wait)
    adjustments.push({
      field: 'incomeProtectionCover.waitingPeriod',
      from: askedFor.wait,
      to: terms.waitingPeriod,
      reason: 'waiting-period',
    })
  if (terms.benefitPeriod !== askedFor.benefit)
    adjustments.push({
      field: 'incomeProtectionCover.benefitPeriod',
      from: askedFor.benefit,
      to: terms.benefitPeriod,
      reason: 'benefit-period',
    })
}
