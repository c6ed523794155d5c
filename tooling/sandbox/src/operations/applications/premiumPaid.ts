import { isDeepStrictEqual } from 'node:util'
import type { PaymentFrequency, SelectedQuote } from '@coverkit/core'
import type { Schema } from '../../document/Schema.ts'
import type { RatingTables } from '../../rating/RatingTables.ts'
import { METHODS, offerOf } from '../quotes/offerDifferences.ts'
import { loadedOf } from './checkSubmission.ts'

/** One instalment in dollars, and how often it is paid. */
export interface PremiumPaid {
  amount: number
  frequency: PaymentFrequency
}

const comparedOf = ({ totalPremiumAmount, paymentFrequency }: SelectedQuote): PremiumPaid => ({
  amount: totalPremiumAmount,
  frequency: paymentFrequency,
})

/**
 * What is paid for the offer of a submission. It is priced at the frequency that was compared and may be paid at another,
 * by the method that it was compared by, as the applicant saw it; where the insurer's prices are others by now, the amount
 * is the one that was compared.
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
