import type { ClientQuote } from '../quote/types.ts'
import { emptyPayment } from './emptyApplication.ts'
import type { Payment } from './paymentFields.ts'
import { needsOutsidePayment } from './paymentMethods.ts'

/** The payment without what its methods do not use, so that no account is sent that nothing is drawn from. */
export function submittedPayment(payment: Payment, quote: ClientQuote): Payment {
  const empty = emptyPayment()
  const { method, frequency, drawDay } = payment
  const isOutside = needsOutsidePayment(quote, method)
  const { outsideMethod, outsideFrequency } = isOutside ? payment : empty
  const methods = [method, outsideMethod]
  const isDrawn = methods.includes('directDebit') || methods.includes('creditCard')
  return {
    method,
    frequency,
    outsideMethod,
    outsideFrequency,
    // A fund rolls over when the premium is due.
    drawDay: isDrawn ? drawDay : null,
    directDebit: methods.includes('directDebit') ? payment.directDebit : empty.directDebit,
    cardToken: methods.includes('creditCard') ? payment.cardToken : null,
    rollover: method === 'enduringRollover' ? payment.rollover : empty.rollover,
  }
}

/**
 * The answers without account, member and card numbers, for storage that must not hold them. What names the bank and
 * the fund stays.
 */
export function withoutPaymentNumbers(payment: Payment): Payment {
  return {
    ...payment,
    directDebit: { ...payment.directDebit, accountNumber: null },
    cardToken: null,
    rollover: { ...payment.rollover, memberNumber: null },
  }
}
