import type { ClientQuote } from '../quote/types.ts'
import { debitParsers, fundParsers } from './answerParsers.ts'
import { type ApplicationCode, type ApplicationFault, faultsAt, textFault } from './faults.ts'
import { parseCardToken } from './parsePayment.ts'
import { needsOutsidePayment, paymentMethods } from './paymentMethods.ts'
import type { Payment } from './types.ts'

type Codes = readonly (readonly [field: string, code: ApplicationCode | null])[]

function methodCode({ method }: Payment, quote: ClientQuote): ApplicationCode | null {
  if (method === null) return 'required'
  return paymentMethods(quote).includes(method) ? null : 'choice'
}

function frequencyCode({ method, frequency }: Payment): ApplicationCode | null {
  if (frequency === null) return 'required'
  return method === 'enduringRollover' && frequency !== 'yearly' ? 'choice' : null
}

function accepted(value: boolean): 'required' | null {
  return value ? null : 'required'
}

function debitCodes({ directDebit }: Payment): Codes {
  return [
    ['payment.directDebit.accountName', textFault(directDebit.accountName, debitParsers.accountName)],
    ['payment.directDebit.bsb', textFault(directDebit.bsb, debitParsers.bsb)],
    ['payment.directDebit.accountNumber', textFault(directDebit.accountNumber, debitParsers.accountNumber)],
    ['payment.directDebit.agreementAccepted', accepted(directDebit.agreementAccepted)],
  ]
}

function rolloverCodes({ rollover }: Payment): Codes {
  const { fundName, usi, abn, memberNumber, authorityAccepted } = rollover
  return [
    ['payment.rollover.fundName', textFault(fundName, fundParsers.fundName)],
    // Either identifies the fund.
    ['payment.rollover.usi', textFault(usi, fundParsers.usi, abn === null)],
    ['payment.rollover.abn', textFault(abn, fundParsers.abn, false)],
    ['payment.rollover.memberNumber', textFault(memberNumber, fundParsers.memberNumber)],
    ['payment.rollover.authorityAccepted', accepted(authorityAccepted)],
  ]
}

/** What the payment lacks: only what its methods need, for the cover outside super too where a rollover leaves some. */
export function validatePayment(payment: Payment, quote: ClientQuote): ApplicationFault[] {
  const { method, outsideMethod, outsideFrequency, cardToken } = payment
  const isOutside = needsOutsidePayment(quote, method)
  const methods = [method, isOutside ? outsideMethod : null]
  return faultsAt('payment-details', [
    ['payment.method', methodCode(payment, quote)],
    ['payment.frequency', frequencyCode(payment)],
    ['payment.outsideMethod', isOutside && outsideMethod === null ? 'required' : null],
    ['payment.outsideFrequency', isOutside && outsideFrequency === null ? 'required' : null],
    ...(methods.includes('directDebit') ? debitCodes(payment) : []),
    ['payment.cardToken', methods.includes('creditCard') ? textFault(cardToken, parseCardToken) : null],
    ...(method === 'enduringRollover' ? rolloverCodes(payment) : []),
  ])
}
