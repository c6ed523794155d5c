import { postcodeMatchesState } from '../geography/postcodeMatchesState.ts'
import type { Address, PolicyHolder } from './holderFields.ts'
import { mayBeTaxFileNumber } from './mayBeTaxFileNumber.ts'
import { suggestEmailDomain } from './suggestEmailDomain.ts'

/** Codes of warnings, which never block a submission. The two `…refer(s)` codes send the application to a person. */
const WARNING_CODES = [
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
/** Names a doubt about an entry, such as a postcode of another state. */
export type WarningCode = (typeof WARNING_CODES)[number]

/** One thing to read again. */
export interface Warning {
  /** Dotted path in the answers, such as `holders.0.postcode`. */
  readonly field: string
  readonly code: WarningCode
}

export type Found = readonly [field: string, code: WarningCode, isFound: boolean]

export const found = (findings: readonly Found[]): readonly Warning[] =>
  findings.flatMap(([field, code, isFound]) => (isFound ? [{ field, code }] : []))

/** Fewest hours of work a week that sample prices are for. */
const FEWEST_HOURS = 20

function postcodeDiffers({ state, postcode }: Address): boolean {
  return state !== null && postcode !== null && !postcodeMatchesState(postcode, state)
}

function isPostOfficeBox({ street }: Address): boolean {
  return /^(?:p\.? ?o\.?|post office|gpo|locked|private) ?(?:box|bag)\b/i.test(street ?? '')
}

export function holdsNumber(text: string | null): boolean {
  return text !== null && mayBeTaxFileNumber(text)
}

/** Returns the warnings of a policy holder, each with its dotted path, such as `postalAddress.postcode`. */
export function holderWarnings(holder: PolicyHolder): readonly Warning[] {
  const { residency, weeklyHours, email, postalSame, postalAddress } = holder
  const isReferred = residency === 'temporaryVisa' || residency === 'notResident'
  const isPostal = !postalSame && postcodeDiffers(postalAddress)
  return found([
    ['street', 'post-office-box', isPostOfficeBox(holder)],
    ['postcode', 'postcode-state', postcodeDiffers(holder)],
    ['postalAddress.postcode', 'postcode-state', isPostal],
    ['email', 'email-domain', email !== null && suggestEmailDomain(email) !== null],
    ['employer', 'possible-tax-file-number', holdsNumber(holder.employer)],
    ['visaSubclass', 'possible-tax-file-number', holdsNumber(holder.visaSubclass)],
    ['accessibilityNeeds', 'possible-tax-file-number', holdsNumber(holder.accessibilityNeeds)],
    ['residency', 'residency-refers', isReferred],
    ['weeklyHours', 'hours-refer', weeklyHours !== null && weeklyHours < FEWEST_HOURS],
  ])
}
