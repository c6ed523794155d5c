import type { DirectDebit, Rollover } from '../paymentFields.ts'
import type { ApplicationPayment } from '../wire.ts'
import { paymentCopy as copy } from './copy.ts'
import { entry, lastDigits, wordOf, yesNo } from './entry.ts'
import type { Entry } from './types.ts'

const AT = 'applicationDetails.payment'

/** How premiums are paid. No account, member or card number is in it in full. */
export function paymentItems(payment: ApplicationPayment): readonly Entry[] {
  const { method, frequency, outsidePaymentMethod, outsideFrequency, token, drawDay } = payment
  return [
    ...entry(copy.method, wordOf(copy.methods, method), `${AT}.method`),
    ...entry(copy.frequency, wordOf(copy.frequencies, frequency), `${AT}.frequency`),
    ...entry(copy.outsideMethod, wordOf(copy.methods, outsidePaymentMethod), `${AT}.outsidePaymentMethod`),
    ...entry(copy.outsideFrequency, wordOf(copy.frequencies, outsideFrequency), `${AT}.outsideFrequency`),
    ...entry(copy.drawDay, typeof drawDay === 'number' ? String(drawDay) : null, `${AT}.drawDay`),
    ...(payment.directDebit ? debitItems(payment.directDebit) : []),
    ...entry(copy.card, token ? copy.cardGiven : null, `${AT}.token`),
    ...(payment.rollover ? rolloverItems(payment.rollover) : []),
  ]
}

function debitItems({ accountName, bsb, accountNumber, agreementAccepted }: DirectDebit): readonly Entry[] {
  const at = `${AT}.directDebit`
  return [
    ...entry(copy.accountName, accountName, `${at}.accountName`),
    ...entry(copy.bsb, bsb, `${at}.bsb`),
    ...entry(copy.accountNumber, lastDigits(accountNumber), `${at}.accountNumber`),
    ...entry(copy.agreement, yesNo(agreementAccepted), `${at}.agreementAccepted`),
  ]
}

function rolloverItems(rollover: Rollover): readonly Entry[] {
  const at = `${AT}.rollover`
  return [
    ...entry(copy.fundName, rollover.fundName, `${at}.fundName`),
    ...entry(copy.usi, rollover.usi, `${at}.usi`),
    ...entry(copy.abn, rollover.abn, `${at}.abn`),
    ...entry(copy.memberNumber, lastDigits(rollover.memberNumber), `${at}.memberNumber`),
    ...entry(copy.balanceEnough, yesNo(rollover.balanceEnough), `${at}.balanceEnough`),
    ...entry(copy.authority, yesNo(rollover.authorityAccepted), `${at}.authorityAccepted`),
  ]
}
