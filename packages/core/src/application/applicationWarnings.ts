import { comparableName } from '../fields/comparableName.ts'
import type { ClientQuote } from '../quote/types.ts'
import { hasLifeBenefit } from './applicationSteps.ts'
import { type BankPrefix, bankOf } from './bankOf.ts'
import { type Found, found, holderWarnings, holdsNumber, type Warning } from './holderWarnings.ts'
import { isMinor } from './isMinor.ts'
import type { Payment } from './paymentFields.ts'
import { submittedPayment } from './submittedPayment.ts'
import type { ApplicationAnswers, ApplicationStep, Beneficiaries } from './types.ts'

/** One thing to read again, and the step on which it was answered. */
export interface ApplicationWarning extends Warning {
  readonly step: ApplicationStep
}

function paymentFindings(payment: Payment, banks: readonly BankPrefix[] | undefined): Found[] {
  const { directDebit, rollover } = payment
  const { bsb } = directDebit
  return [
    ['payment.directDebit.bsb', 'bsb-unknown', bsb !== null && bankOf(bsb, banks) === null],
    ['payment.directDebit.accountName', 'possible-tax-file-number', holdsNumber(directDebit.accountName)],
    ['payment.rollover.fundName', 'possible-tax-file-number', holdsNumber(rollover.fundName)],
    ['payment.rollover.memberNumber', 'possible-tax-file-number', holdsNumber(rollover.memberNumber)],
    ['payment.rollover.balanceEnough', 'balance-short', rollover.balanceEnough === false],
  ]
}

function beneficiaryFindings({ rows }: Beneficiaries, today: string): Found[] {
  const people = rows.map(({ firstName, lastName, dateOfBirth }) =>
    firstName === null || dateOfBirth === null
      ? null
      : [comparableName(firstName), comparableName(lastName), dateOfBirth].join('|'),
  )
  return rows.flatMap(({ dateOfBirth, address }, index): Found[] => {
    const path = `beneficiaries.rows.${index}`
    const person = people[index] ?? null
    return [
      [`${path}.dateOfBirth`, 'minor', dateOfBirth !== null && isMinor(dateOfBirth, today)],
      [`${path}.firstName`, 'same-person', person !== null && people.indexOf(person) < index],
      [`${path}.address`, 'possible-tax-file-number', holdsNumber(address)],
    ]
  })
}

const at = (step: ApplicationStep, warnings: readonly Warning[]): ApplicationWarning[] =>
  warnings.map((warning) => ({ step, ...warning }))

/**
 * Returns the warnings about answers that may be sent but are worth reading again on `today` (`YYYY-MM-DD`), in
 * the order of the steps. A BSB is unknown when `banks` (the sample table unless given) does not list it.
 */
export function applicationWarnings(
  answers: ApplicationAnswers,
  quote: ClientQuote,
  { today, banks }: { readonly today: string; readonly banks?: readonly BankPrefix[] },
): ApplicationWarning[] {
  const { holders, payment, beneficiaries } = answers
  const isNamed = beneficiaries.used === true && hasLifeBenefit(quote)
  return [
    ...at(
      'personal-information',
      holders.flatMap((holder, index) =>
        holderWarnings(holder).map(({ field, code }) => ({ field: `holders.${index}.${field}`, code })),
      ),
    ),
    ...at('payment-details', found(paymentFindings(submittedPayment(payment, quote), banks))),
    ...at('beneficiaries', isNamed ? found(beneficiaryFindings(beneficiaries, today)) : []),
  ]
}
