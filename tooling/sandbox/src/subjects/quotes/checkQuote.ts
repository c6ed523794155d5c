import { type ClientQuote, COVER_KINDS, type CoverKind } from '@coverkit/core'
import type { FieldError } from '../../problem/Problem.ts'
import type { RatingTables } from '../../rating/RatingTables.ts'

const MONTHS = 12
// A share of earnings may be computed as slightly less than its whole number.
const GUARD = 0.000001
const error = (field: string, code: string): FieldError => ({ field, code })

/** Checks the form's rules again, since a form can be bypassed. A saved quote may still have blanks. */
export function checkQuote(tables: RatingTables, quote: ClientQuote): FieldError[] {
  return [
    ...checkOccupation(tables, quote),
    ...checkOwners(quote),
    ...checkLinkedAmounts(quote),
    ...checkMaximums(tables, quote),
    ...checkEarnings(tables, quote),
  ]
}

function checkOccupation({ occupations }: RatingTables, { personalDetails }: ClientQuote): FieldError[] {
  const { occupationId } = personalDetails
  const known = occupationId === null || occupations.has(occupationId)
  return known ? [] : [error('personalDetails.occupationId', 'unknown')]
}

function checkOwners({ tpdCover, criticalIllnessCover }: ClientQuote): FieldError[] {
  const errors: FieldError[] = []
  if (criticalIllnessCover.criticalIllnessOwner !== 'O')
    errors.push(error('criticalIllnessCover.criticalIllnessOwner', 'not-in-super'))
  if (tpdCover.tpdOwner === 'S' && tpdCover.occupationType === 'own')
    errors.push(error('tpdCover.occupationType', 'own-occupation-not-in-super'))
  return errors
}

const amountsOf = (quote: ClientQuote): Record<CoverKind, number> => ({
  life: quote.lifeCover.amount ?? 0,
  tpd: (quote.tpdCover.amountLinked ?? 0) + (quote.tpdCover.amountStandalone ?? 0),
  criticalIllness: quote.criticalIllnessCover.amount ?? 0,
  incomeProtection: quote.incomeProtectionCover.monthlyBenefit ?? 0,
})

const FIELDS: Record<CoverKind, string> = {
  life: 'lifeCover.amount',
  tpd: 'tpdCover.amountStandalone',
  criticalIllness: 'criticalIllnessCover.amount',
  incomeProtection: 'incomeProtectionCover.monthlyBenefit',
}

function checkLinkedAmounts(quote: ClientQuote): FieldError[] {
  const { tpdCover, criticalIllnessCover } = quote
  const amounts = amountsOf(quote)
  const errors: FieldError[] = []
  if (tpdCover.tpdLinkTo !== 'standalone' && (tpdCover.amountLinked ?? 0) > amounts[tpdCover.tpdLinkTo])
    errors.push(error('tpdCover.amountLinked', 'link-above-cover'))
  if (criticalIllnessCover.criticalIllnessLinkTo === 'life' && amounts.criticalIllness > amounts.life)
    errors.push(error('criticalIllnessCover.amount', 'link-above-cover'))
  return errors
}

function checkMaximums({ limits }: RatingTables, quote: ClientQuote): FieldError[] {
  const amounts = amountsOf(quote)
  const homemaker = limits.homemaker.occupationIds.includes(quote.personalDetails.occupationId ?? 0)
  return COVER_KINDS.flatMap((kind) => {
    if (amounts[kind] > limits.sumInsured[kind][1]) return [error(FIELDS[kind], 'cover-maximum')]
    const capped = homemaker ? limits.homemaker.maximum[kind] : undefined
    return capped !== undefined && amounts[kind] > capped ? [error(FIELDS[kind], 'homemaker-cap')] : []
  })
}

function checkEarnings({ limits }: RatingTables, { incomeProtectionCover }: ClientQuote): FieldError[] {
  const { annualEarnings, monthlyBenefit } = incomeProtectionCover
  if (annualEarnings === null || monthlyBenefit === null) return []
  const most = (limits.incomeProtectionShareOfEarnings * annualEarnings) / MONTHS
  return monthlyBenefit <= most + GUARD ? [] : [error(FIELDS.incomeProtection, 'earnings-limit')]
}
