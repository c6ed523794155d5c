import { applyPaymentRules, type Payment, paymentFields } from '@coverkit/core'
import { fieldControls } from '#fields/readers'
import type { ApplicationAnswers } from '../../answers.ts'

/** The controls of the payment, in the order of the screen. */
export const paymentControls = fieldControls(paymentFields, {
  method: 'method',
  frequency: 'frequency',
  fundName: 'rollover.fundName',
  usi: 'rollover.usi',
  abn: 'rollover.abn',
  memberNumber: 'rollover.memberNumber',
  balanceEnough: 'rollover.balanceEnough',
  authority: 'rollover.authorityAccepted',
  outsideMethod: 'outsideMethod',
  outsideFrequency: 'outsideFrequency',
  accountName: 'directDebit.accountName',
  bsb: 'directDebit.bsb',
  accountNumber: 'directDebit.accountNumber',
  drawDay: 'drawDay',
  agreement: 'directDebit.agreementAccepted',
  cardToken: 'cardToken',
})

/** The payment with the numbers that last as long as the page. */
export function paymentOf({ application, paymentNumbers }: ApplicationAnswers): Payment {
  const { payment } = application
  const { accountNumber, memberNumber, card } = paymentNumbers
  return {
    ...payment,
    directDebit: { ...payment.directDebit, accountNumber },
    rollover: { ...payment.rollover, memberNumber },
    cardToken: card?.token ?? null,
  }
}

/** The last three name the card of `cardToken`. */
export function view(answers: ApplicationAnswers) {
  const { offer, paymentNumbers } = answers
  const payment = paymentOf(answers)
  const { last4 = '', expiry = '', brand = '' } = paymentNumbers.card ?? {}
  return {
    ...paymentControls.show(offer ? applyPaymentRules(payment, offer.terms).payment : payment),
    cardLast4: last4,
    cardExpiry: expiry,
    cardBrand: brand,
  }
}

export type Field = keyof ReturnType<typeof view>
