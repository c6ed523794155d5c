import { postcodeMatchesState } from '../fields/parsePostcode.ts'
import type { ClientQuote } from '../quote/types.ts'
import { hasLifeBenefit } from './applicationSteps.ts'
import { type BankPrefix, bankOf } from './bankOf.ts'
import { isMinor } from './isMinor.ts'
import { mayBeTaxFileNumber } from './mayBeTaxFileNumber.ts'
import { submittedPayment } from './submittedPayment.ts'
import { suggestEmailDomain } from './suggestEmailDomain.ts'
import type {
  Address,
  ApplicationAnswers,
  ApplicationStep,
  Beneficiaries,
  Payment,
  PolicyHolder,
} from './types.ts'

/** What deserves a second reading and never stops anybody. The two that refer send the application to a person. */
export const WARNING_CODES = [
  'postcode-state',
  'post-office-box',
  'email-domain',
  'possible-tax-file-number',
  'residency-refers',
  'hours-refer',
  'bsb-unknown',
  'balance-short',
  'minor',
  'same-person',
] as const
/** What deserves a second reading. */
export type WarningCode = (typeof WARNING_CODES)[number]

/** One thing to read again, and the step on which it was answered. */
export interface ApplicationWarning {
  readonly step: ApplicationStep
  /** Dotted path in the answers, such as `holders.0.postcode`. */
  readonly field: string
  readonly code: WarningCode
}

type Found = readonly [field: string, code: WarningCode, isFound: boolean]

/** Fewest hours of work a week that sample prices are for. */
const FEWEST_HOURS = 20

function postcodeDiffers({ state, postcode }: Address): boolean {
  return state !== null && postcode !== null && !postcodeMatchesState(postcode, state)
}

function isPostOfficeBox({ street }: Address): boolean {
  return /^(?:p\.? ?o\.?|post office|gpo|locked|private) ?(?:box|bag)\b/i.test(street ?? '')
}

function holdsNumber(text: string | null): boolean {
  return text !== null && mayBeTaxFileNumber(text)
}

function holderFindings(holder: PolicyHolder, path: string): Found[] {
  const { residency, weeklyHours, email, postalSame, postalAddress } = holder
  const isReferred = residency === 'temporaryVisa' || residency === 'notResident'
  const isPostal = !postalSame && postcodeDiffers(postalAddress)
  return [
    [`${path}.street`, 'post-office-box', isPostOfficeBox(holder)],
    [`${path}.postcode`, 'postcode-state', postcodeDiffers(holder)],
    [`${path}.postalAddress.postcode`, 'postcode-state', isPostal],
    [`${path}.email`, 'email-domain', email !== null && suggestEmailDomain(email) !== null],
    [`${path}.employer`, 'possible-tax-file-number', holdsNumber(holder.employer)],
    [`${path}.visaSubclass`, 'possible-tax-file-number', holdsNumber(holder.visaSubclass)],
    [`${path}.accessibilityNeeds`, 'possible-tax-file-number', holdsNumber(holder.accessibilityNeeds)],
    [`${path}.residency`, 'residency-refers', isReferred],
    [`${path}.weeklyHours`, 'hours-refer', weeklyHours !== null && weeklyHours < FEWEST_HOURS],
  ]
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
      : [firstName, lastName, dateOfBirth].join('|').toLowerCase(),
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

function warningsAt(step: ApplicationStep, found: readonly Found[]): ApplicationWarning[] {
  return found.flatMap(([field, code, isFound]) => (isFound ? [{ step, field, code }] : []))
}

/**
 * What deserves a second reading on `today` (`YYYY-MM-DD`), in the order of the steps, of answers that will be sent. A
 * BSB is unknown when `banks` (the sample table unless given) does not hold it.
 */
export function applicationWarnings(
  answers: ApplicationAnswers,
  quote: ClientQuote,
  { today, banks }: { readonly today: string; readonly banks?: readonly BankPrefix[] },
): ApplicationWarning[] {
  const { holders, payment, beneficiaries } = answers
  const isNamed = beneficiaries.used === true && hasLifeBenefit(quote)
  return [
    ...warningsAt(
      'personal-information',
      holders.flatMap((holder, index) => holderFindings(holder, `holders.${index}`)),
    ),
    ...warningsAt('payment-details', paymentFindings(submittedPayment(payment, quote), banks)),
    ...warningsAt('beneficiaries', isNamed ? beneficiaryFindings(beneficiaries, today) : []),
  ]
}
