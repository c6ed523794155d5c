import { type Payment, withoutPaymentNumbers } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { fieldsReader } from '#fields/readers'
import type { ApplicationAnswers } from '../../answers.ts'
import type { PaymentNumbers } from '../../paymentNumbers.ts'
import { messages } from './messages.ts'
import { contextOf } from './partsShown.ts'
import { type Field, paymentControls, paymentOf, view } from './view.ts'

/** The numbers of a payment, beside it: they are not stored. */
function numbersOf(before: PaymentNumbers, payment: Payment, input: InputValues<Field>): PaymentNumbers {
  const { cardToken: token, directDebit, rollover } = payment
  const [last4, expiry, brand] = [input.cardLast4, input.cardExpiry, input.cardBrand].map(String)
  const card = { token: token ?? '', last4: last4 ?? '', expiry: expiry ?? '', brand: brand ?? '' }
  return {
    accountNumber: directDebit.accountNumber,
    memberNumber: rollover.memberNumber,
    card: token === (before.card?.token ?? null) ? before.card : card,
  }
}

export const model: StepReader<ApplicationAnswers, Field> = fieldsReader({
  controls: paymentControls,
  view,
  values: paymentOf,
  with: (answers: ApplicationAnswers, payment, { input }) => ({
    ...answers,
    application: { ...answers.application, payment: withoutPaymentNumbers(payment) },
    paymentNumbers: numbersOf(answers.paymentNumbers, payment, input),
  }),
  context: contextOf,
  beside: ['cardLast4', 'cardExpiry', 'cardBrand'],
})(messages)
