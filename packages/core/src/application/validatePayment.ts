import type { ClientQuote } from '../quote/types.ts'
import type { ApplicationFault } from './faults.ts'
import { type Payment, paymentContext, paymentFields } from './paymentFields.ts'

/** Returns the faults in the fields that the payment's methods need, the one outside super included. */
export const validatePayment = (payment: Payment, quote: ClientQuote): ApplicationFault[] =>
  paymentFields
    .validate(payment, { ...paymentContext(quote), isBalanceRequired: false })
    .map(({ field, code }) => ({ step: 'payment-details', field: `payment.${field}`, code }))
