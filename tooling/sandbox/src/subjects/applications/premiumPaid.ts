import { isDeepStrictEqual } from 'node:util'
import type { SelectedQuote } from '@coverkit/core'
import type { Schema } from '../../document/Schema.ts'
import type { StatedPremium } from '../../mail/premiumFigures.ts'
import type { RatingTables } from '../../rating/RatingTables.ts'
import { METHODS, offerOf } from '../quotes/offerDifferences.ts'
import { loadedOf } from './checkSubmission.ts'

/** The premium of a submission as it is stated wherever it is read. */
export type PremiumPaid = Schema<'SubmittedApplication'>['premium']

const comparedOf = ({ totalPremiumAmount, paymentFrequency, paymentParts }: SelectedQuote): PremiumPaid => ({
  amount: totalPremiumAmount,
  frequency: paymentFrequency,
  ...(paymentParts && { parts: [...paymentParts] }),
})

/** Returns a premium as the second policy holder reads it: not by what the first one pays. */
export const withoutMethods = ({ parts, ...premium }: PremiumPaid): PremiumPaid => ({
  ...premium,
  ...(parts && { parts: parts.map(({ method: _, ...part }) => part) }),
})

/**
 * Returns the premium of a submission's offer. It is priced at the frequency of the comparison and may be paid at
 * another, by the method of the comparison, as the applicant saw it. With parts it is as it was sent. If the insurer's prices have changed since,
 * it is the compared amount.
 */
export function premiumPaid(
  tables: RatingTables,
  body: Schema<'SaveApplicationRequest'>,
): PremiumPaid | null {
  const { answers, quote, selected } = loadedOf(body)
  if (selected === null) return null
  const { frequency } = answers.payment
  if (selected.paymentParts || frequency === null || frequency === selected.paymentFrequency)
    return comparedOf(selected)
  const by = METHODS.find((method) => isDeepStrictEqual(offerOf(tables, quote, selected, method), selected))
  const paid = by && offerOf(tables, quote, { ...selected, paymentFrequency: frequency }, by)
  return comparedOf(paid ?? selected)
}

/** Returns the price that messages about a submission state; undefined for one without an offer. */
export function statedPremium(
  tables: RatingTables,
  body: Schema<'SaveApplicationRequest'>,
): StatedPremium | undefined {
  const premium = premiumPaid(tables, body)
  return premium ? { premium, label: tables.label } : undefined
}
