import fc from 'fast-check'
import type { Payment } from '../application/paymentFields.ts'
import { OUTSIDE_METHODS } from '../payment/outsideMethods.ts'
import { PAYMENT_FREQUENCIES, PAYMENT_METHODS } from '../payment/paymentTerms.ts'
import type { ClientQuote } from '../quote/types.ts'
import { abnText, digits, nameText, orNull } from './fieldArbitraries.ts'

const frequency = orNull(fc.constantFrom(...PAYMENT_FREQUENCIES))

/** A payment in canonical form: every method, and details of methods that do not pay. */
export const payment: fc.Arbitrary<Payment> = fc.record({
  method: orNull(fc.constantFrom(...PAYMENT_METHODS)),
  frequency,
  outsideMethod: orNull(fc.constantFrom(...OUTSIDE_METHODS)),
  outsideFrequency: frequency,
  drawDay: orNull(fc.integer({ min: 1, max: 28 })),
  directDebit: fc.record({
    accountName: orNull(nameText),
    bsb: orNull(fc.tuple(digits(3), digits(3)).map((parts) => parts.join('-'))),
    accountNumber: orNull(digits(5, 9)),
    agreementAccepted: fc.boolean(),
  }),
  cardToken: orNull(digits(12).map((no) => `tok_${no}x`)),
  rollover: fc.record({
    fundName: orNull(nameText),
    usi: orNull(
      fc.oneof(
        fc.tuple(abnText, digits(3)).map((parts) => parts.join('')),
        digits(4).map((no) => `ABC${no}AU`),
      ),
    ),
    abn: orNull(abnText),
    memberNumber: orNull(digits(4, 12).map((no) => `M${no}`)),
    balanceEnough: orNull(fc.boolean()),
    authorityAccepted: fc.boolean(),
  }),
})

interface Payer {
  readonly method: (typeof PAYMENT_METHODS)[number]
  readonly first: string
  readonly abn: string
}

/** A payment that lacks nothing; by direct debit where there is nothing to roll over for. */
export function lawfulPayment({ method, first, abn }: Payer, quote: ClientQuote): Payment {
  const { selectedCovers } = quote.covers
  const canRollOver = selectedCovers.includes('life') && quote.lifeCover.lifeOwner !== 'O'
  const chosen = method === 'enduringRollover' && !canRollOver ? 'directDebit' : method
  return {
    method: chosen,
    frequency: chosen === 'enduringRollover' ? 'yearly' : 'monthly',
    outsideMethod: 'creditCard',
    outsideFrequency: 'quarterly',
    drawDay: 28,
    directDebit: { accountName: first, bsb: '970-001', accountNumber: '00123', agreementAccepted: true },
    cardToken: 'tok_0001',
    rollover: {
      fundName: 'Saltmarsh Super',
      usi: `${abn}001`,
      abn,
      memberNumber: 'M-1',
      balanceEnough: true,
      authorityAccepted: true,
    },
  }
}
