import {
  OUTSIDE_METHODS,
  PAYMENT_FREQUENCIES,
  PAYMENT_METHODS,
  type Payment,
  type PaymentFrequency,
  parseAbn,
  parseAccountName,
  parseAccountNumber,
  parseBsb,
  parseCardToken,
  parseDrawDay,
  parseFundName,
  parseMemberNumber,
  parseUsi,
} from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { choice, field, optionalField, yesNo } from '#common/step-form/fieldSchemas.ts'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'
import { ticked } from '#fields/ticked'
import type { ApplicationAnswers } from '../../answers.ts'
import type { PaymentNumbers } from '../../paymentNumbers.ts'
import { readWhen } from '../../readWhen.ts'
import { messages } from './messages.ts'
import { partsShown } from './partsShown.ts'
import { type Field, view } from './view.ts'

const YEARLY: readonly PaymentFrequency[] = ['yearly']

function schema(fields: InputValues<Field>) {
  const { isRollover, isOutside, isDebit, isCard, isDrawn } = partsShown(fields)
  const hasAbn = String(fields.abn).trim() !== ''
  return z.object({
    method: choice(PAYMENT_METHODS.filter((method) => fields.methods.includes(method))),
    frequency: choice(isRollover ? YEARLY : PAYMENT_FREQUENCIES),
    fundName: readWhen(isRollover, field(parseFundName)),
    // Either identifies the fund.
    usi: readWhen(isRollover, hasAbn ? optionalField(parseUsi) : field(parseUsi)),
    abn: readWhen(isRollover, optionalField(parseAbn)),
    memberNumber: readWhen(isRollover, field(parseMemberNumber)),
    balanceEnough: readWhen(isRollover, yesNo()),
    authority: readWhen(isRollover, ticked()),
    outsideMethod: readWhen(isOutside, choice(OUTSIDE_METHODS)),
    outsideFrequency: readWhen(isOutside, choice(PAYMENT_FREQUENCIES)),
    accountName: readWhen(isDebit, field(parseAccountName)),
    bsb: readWhen(isDebit, field(parseBsb)),
    accountNumber: readWhen(isDebit, field(parseAccountNumber)),
    drawDay: readWhen(isDrawn, optionalField(parseDrawDay)),
    agreement: readWhen(isDebit, ticked()),
    cardToken: readWhen(isCard, field(parseCardToken)),
    cardLast4: readWhen(isCard, field(String)),
    cardExpiry: readWhen(isCard, field(String)),
    cardBrand: readWhen(isCard, field(String)),
  })
}

type Read = z.infer<ReturnType<typeof schema>>

/** Undefined is what did not count: what was answered before stays. */
const readOr = <Value>(read: Value | undefined, before: Value): Value => (read === undefined ? before : read)

function paymentRead(payment: Payment, read: Read): Payment {
  const { directDebit, rollover } = payment
  return {
    ...payment,
    method: read.method,
    frequency: read.frequency,
    outsideMethod: readOr(read.outsideMethod, payment.outsideMethod),
    outsideFrequency: readOr(read.outsideFrequency, payment.outsideFrequency),
    drawDay: readOr(read.drawDay, payment.drawDay),
    directDebit: {
      ...directDebit,
      accountName: readOr(read.accountName, directDebit.accountName),
      bsb: readOr(read.bsb, directDebit.bsb),
      agreementAccepted: readOr(read.agreement, directDebit.agreementAccepted),
    },
    rollover: {
      ...rollover,
      fundName: readOr(read.fundName, rollover.fundName),
      usi: readOr(read.usi, rollover.usi),
      abn: readOr(read.abn, rollover.abn),
      balanceEnough: readOr(read.balanceEnough, rollover.balanceEnough),
      authorityAccepted: readOr(read.authority, rollover.authorityAccepted),
    },
  }
}

function numbersRead(numbers: PaymentNumbers, read: Read): PaymentNumbers {
  const { cardToken, cardLast4 = '', cardExpiry = '', cardBrand = '' } = read
  const card = { token: cardToken ?? '', last4: cardLast4, expiry: cardExpiry, brand: cardBrand }
  return {
    accountNumber: readOr(read.accountNumber, numbers.accountNumber),
    memberNumber: readOr(read.memberNumber, numbers.memberNumber),
    card: cardToken === undefined ? numbers.card : card,
  }
}

export const model: StepReader<ApplicationAnswers, Field> = stepReader({
  view,
  messages,
  schema,
  apply: (answers: ApplicationAnswers, read: Read) => ({
    ...answers,
    application: { ...answers.application, payment: paymentRead(answers.application.payment, read) },
    paymentNumbers: numbersRead(answers.paymentNumbers, read),
  }),
})
