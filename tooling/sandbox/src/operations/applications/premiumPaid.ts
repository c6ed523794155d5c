import { isDeepStrictEqual } from 'node:util'
import type { PaymentFrequency, SelectedQuote } from '@coverkit/core'
import type { Schema } from '../../document/Schema.ts'
import type { RatingTables } from '../../rating/RatingTables.ts'
import { METHODS, offerOf } from '../quotes/offerDifferences.ts'
import { loadedOf } from './checkSubmission.ts'

/** One instalment in dollars, and the payment frequency. */
export interface PremiumPaid {
  amount: number
  frequency: PaymentFrequency
}

const comparedOf = ({ totalPremiumAmount, paymentFrequency }: SelectedQuote): PremiumPaid => ({
  amount: totalPremiumAmount,
  frequency: paymentFrequency,
})

/**
 * Returns the premium of a submission's offer. It is priced at the frequency of the comparison and may be paid at
 * another, by the method of the comparison, as the applicant saw it. If the insurer's prices have changed since,
 * it is the compared amount.
 */
export function premiumPaid(
  tables: RatingTables,
  body: Schema<'SaveApplicationRequest'>,
): PremiumPaid | null {
  const { answers, quote, selected } = loadedOf(body)
  if (selected === null) return null
  const { frequency } = answers.payment
  if (frequency === null || frequency === selected.paymentFrequency) return comparedOf(selected)
  const by = METHODS.find((method) => isDeepStrictEqual(offerOf(tables, quote, selected, method), selected))
  const paid = by && offerOf(tables, quote, { ...selected, paymentFrequency: frequency }, by)
  return comparedOf(paid ?? selected)
}
