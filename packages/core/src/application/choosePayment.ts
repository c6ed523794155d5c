import type { PaymentFrequency, PaymentMethod } from '../payment/paymentTerms.ts'
import type { ClientQuote } from '../quote/types.ts'
import type { Payment } from './paymentFields.ts'
import { paymentMethods } from './paymentMethods.ts'

/** Why an answer about the payment changed; all but `chosen` are announced. */
const PAYMENT_REASONS = ['chosen', 'rollover-yearly', 'rollover-needs-super'] as const
/** Why an answer about the payment changed. */
export type PaymentReason = (typeof PAYMENT_REASONS)[number]

/** One answer about the payment that changed. */
export type PaymentChange =
  | {
      readonly field: 'payment.method'
      readonly from: PaymentMethod | null
      readonly to: PaymentMethod | null
      readonly reason: PaymentReason
    }
  | {
      readonly field: 'payment.frequency'
      readonly from: PaymentFrequency | null
      readonly to: PaymentFrequency | null
      readonly reason: PaymentReason
    }

/** The payment after a rule; `changes` is empty exactly when the payment equals the input. */
export interface PaymentResult {
  readonly payment: Payment
  readonly changes: readonly PaymentChange[]
}

function resultOf(before: Payment, to: Pick<Payment, 'method' | 'frequency'>, reasons: PaymentReasons) {
  const changes: PaymentChange[] = []
  if (to.method !== before.method) {
    changes.push({ field: 'payment.method', from: before.method, to: to.method, reason: reasons.method })
  }
  if (to.frequency !== before.frequency) {
    const { frequency } = reasons
    changes.push({ field: 'payment.frequency', from: before.frequency, to: to.frequency, reason: frequency })
  }
  return { payment: changes.length === 0 ? before : { ...before, ...to }, changes }
}

interface PaymentReasons {
  readonly method: PaymentReason
  readonly frequency: PaymentReason
}

/** Takes back a rollover that the owners of the covers no longer allow; a rollover is paid yearly. Idempotent. */
export function applyPaymentRules(payment: Payment, quote: ClientQuote): PaymentResult {
  const { method, frequency } = payment
  if (method !== 'enduringRollover') return { payment, changes: [] }
  const reasons = { method: 'rollover-needs-super', frequency: 'rollover-yearly' } as const
  return paymentMethods(quote).includes(method)
    ? resultOf(payment, { method, frequency: 'yearly' }, reasons)
    : resultOf(payment, { method: null, frequency }, reasons)
}

/**
 * Chooses how the premiums are paid. An enduring rollover makes the frequency yearly. A method that the quote is not
 * offered changes nothing but what the rules mend.
 */
export function choosePaymentMethod(
  payment: Payment,
  method: PaymentMethod,
  quote: ClientQuote,
): PaymentResult {
  if (!paymentMethods(quote).includes(method)) return applyPaymentRules(payment, quote)
  const frequency = method === 'enduringRollover' ? 'yearly' : payment.frequency
  return resultOf(payment, { method, frequency }, { method: 'chosen', frequency: 'rollover-yearly' })
}

/** Chooses how often the premiums are paid; under an enduring rollover it stays yearly. */
export function choosePaymentFrequency(
  payment: Payment,
  frequency: PaymentFrequency,
  quote: ClientQuote,
): PaymentResult {
  const { payment: resolved } = applyPaymentRules(payment, quote)
  const isRollover = resolved.method === 'enduringRollover'
  const to = { method: resolved.method, frequency: isRollover ? ('yearly' as const) : frequency }
  const reasons = {
    method: 'rollover-needs-super',
    frequency: isRollover ? 'rollover-yearly' : 'chosen',
  } as const
  return resultOf(payment, to, reasons)
}
