import type { ClientQuote } from '../quote/types.ts'
import type { ApplicationFault } from './faults.ts'
import { type Payment, paymentContext, paymentFields } from './paymentFields.ts'

/** What the payment lacks: only what its methods need, for the cover outside super too where a rollover leaves some. */
export const validatePayment = (payment: Payment, quote: ClientQuote): ApplicationFault[] =>
  paymentFields
    .validate(payment, { ...paymentContext(quote), isBalanceRequired: false })
    .map(({ field, code }) => ({ step: 'payment-details', field: `payment.${field}`, code }))
