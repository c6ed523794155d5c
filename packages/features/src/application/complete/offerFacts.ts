import type { Payment } from '@coverkit/core'
import { formatWholeCents } from '#quote/cents'
import { premiumCopy } from '#quote/premium-copy'
import { quoteTerms } from '#quote/terms'
import { trackerCopy } from '#tracker/copy'
import type { ApplicationFact } from '#tracker/view'
import type { Offer } from '../answers.ts'
import { frequencyPrices } from '../steps/payment-details/frequencyPrices.ts'

/** What was applied for, from the answers on this device: the premium is that of the frequency which is paid. */
export function offerFacts(
  { terms, chosen }: Offer,
  { frequency }: Pick<Payment, 'frequency'>,
): readonly ApplicationFact[] {
  const paid = frequency ?? chosen.quote.paymentFrequency
  const price = frequencyPrices(chosen).get(paid)
  return [
    ...quoteTerms(terms).map(({ name, terms: [amount] }) => ({ label: name, value: amount?.value ?? '' })),
    ...(price
      ? [
          {
            label: trackerCopy.premium,
            value: `${formatWholeCents(price.instalment)} ${premiumCopy.per[paid]}`,
          },
        ]
      : []),
  ]
}
