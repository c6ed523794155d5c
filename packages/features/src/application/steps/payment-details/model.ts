import { type Payment, withoutPaymentNumbers } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { fieldsReader } from '#fields/readers'
import type { ApplicationAnswers } from '../../answers.ts'
import type { PaymentNumbers } from '../../paymentNumbers.ts'
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

const paymentReader = fieldsReader({
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
})

export const model: StepReader<ApplicationAnswers, Field> = paymentReader({
  method: { otherwise: 'Choose how you want to pay' },
  frequency: {
    choice: 'Your fund pays a rollover once a year. Choose yearly, or another way to pay',
    otherwise: 'Choose how often you want to pay',
  },
  fundName: {
    required: 'Enter the name of your super fund',
    'too-long': 'Use 100 characters or fewer for the name of your super fund',
    otherwise: 'Enter the name of your super fund using letters, numbers and punctuation',
  },
  usi: {
    required: 'Enter your fund’s USI or its ABN',
    match: 'Check the USI: it should start with an ABN, and this one doesn’t',
    otherwise: 'Enter a USI like ABC0123AU or 11 223 491 505 001',
  },
  abn: {
    match: 'Check your fund’s ABN: that’s not a valid number',
    otherwise: 'Enter your fund’s ABN of 11 digits, like 11 223 491 505',
  },
  memberNumber: {
    required: 'Enter your member number',
    'too-long': 'Use 30 characters or fewer for your member number',
    otherwise: 'Enter your member number with letters, numbers, spaces, / and -',
  },
  balanceEnough: { otherwise: 'Say whether there’s enough in your account for a year’s premium' },
  authority: { otherwise: 'Tick the box to authorise the rollover' },
  outsideMethod: { otherwise: 'Choose how you want to pay for the cover outside super' },
  outsideFrequency: { otherwise: 'Choose how often you want to pay for the cover outside super' },
  accountName: {
    required: 'Enter the name on the account',
    'too-long': 'Use 64 characters or fewer for the name on the account',
    otherwise: 'Enter the name on the account using letters, numbers and punctuation',
  },
  bsb: { required: 'Enter the BSB', otherwise: 'Enter a BSB of 6 digits, like 970-001' },
  accountNumber: {
    required: 'Enter the account number',
    otherwise: 'Enter an account number of 5 to 9 digits',
  },
  drawDay: { otherwise: 'Enter a day of the month from 1 to 28, or leave it blank' },
  agreement: { otherwise: 'Tick the box to accept the direct debit agreement' },
  cardToken: { otherwise: 'Enter your card details' },
})
