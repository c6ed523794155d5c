import { applyPaymentRules, needsOutsidePayment, type PaymentMethod, paymentMethods } from '@coverkit/core'
import { tickOf } from '#fields/tick'
import type { ApplicationAnswers } from '../../answers.ts'

/**
 * In the order of the screen. `methods` are those that the offer allows and `outside` is `yes` where a rollover leaves
 * cover to pay for; no field of the page changes these two.
 */
export const view = ({ offer, application, paymentNumbers }: ApplicationAnswers) => {
  const { payment } = offer ? applyPaymentRules(application.payment, offer.terms) : application
  const { directDebit, rollover } = payment
  const { accountNumber, memberNumber, card } = paymentNumbers
  const methods: readonly PaymentMethod[] = offer ? paymentMethods(offer.terms) : []
  return {
    methods,
    outside: tickOf(offer !== null && needsOutsidePayment(offer.terms, 'enduringRollover')),
    method: payment.method ?? '',
    frequency: payment.frequency ?? '',
    fundName: rollover.fundName ?? '',
    usi: rollover.usi ?? '',
    abn: rollover.abn ?? '',
    memberNumber: memberNumber ?? '',
    balanceEnough: rollover.balanceEnough === null ? '' : rollover.balanceEnough ? 'yes' : 'no',
    authority: tickOf(rollover.authorityAccepted),
    outsideMethod: payment.outsideMethod ?? '',
    outsideFrequency: payment.outsideFrequency ?? '',
    accountName: directDebit.accountName ?? '',
    bsb: directDebit.bsb ?? '',
    accountNumber: accountNumber ?? '',
    drawDay: payment.drawDay === null ? '' : String(payment.drawDay),
    agreement: tickOf(directDebit.agreementAccepted),
    cardToken: card?.token ?? '',
    cardLast4: card?.last4 ?? '',
    cardExpiry: card?.expiry ?? '',
    cardBrand: card?.brand ?? '',
  }
}

export type Field = keyof ReturnType<typeof view>
