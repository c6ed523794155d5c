import type { FieldCode } from '../fields/InvalidInputError.ts'
import { isSameEmail } from '../fields/isSameEmail.ts'
import { parseDateOfBirth } from '../fields/parseDateOfBirth.ts'
import { parseMobile } from '../fields/parsePhone.ts'
import { CUSTOMER_AGES } from '../fields/parseWholeNumber.ts'
import { addressParsers, holderParsers } from './answerParsers.ts'
import { type ApplicationFault, faultsAt, textFault } from './faults.ts'
import type { Address, PolicyHolder } from './types.ts'

type Codes = readonly (readonly [field: string, code: FieldCode | null])[]

function answered(value: unknown): 'required' | null {
  return value === null ? 'required' : null
}

function addressCodes(address: Address, path: string): Codes {
  return [
    [`${path}.street`, textFault(address.street, addressParsers.street)],
    [`${path}.city`, textFault(address.city, addressParsers.city)],
    [`${path}.state`, answered(address.state)],
    [`${path}.postcode`, textFault(address.postcode, addressParsers.postcode)],
  ]
}

/** Ages in whole years, both included. */
interface Ages {
  readonly min: number
  readonly max: number
}

/** What is wrong with who a policy holder is and how to reach them, under a path, on `today` (`YYYY-MM-DD`). */
export function contactCodes(
  holder: PolicyHolder,
  path: string,
  { today, ages = CUSTOMER_AGES }: { readonly today: string; readonly ages?: Ages },
): Codes {
  const { mobileAbroad, postalSame, postalAddress } = holder
  const parseBirth = (text: string) =>
    parseDateOfBirth(text, { on: today, minAge: ages.min, maxAge: ages.max })
  return [
    [`${path}.title`, textFault(holder.title, holderParsers.title, false)],
    [`${path}.firstName`, textFault(holder.firstName, holderParsers.firstName)],
    [`${path}.middleName`, textFault(holder.middleName, holderParsers.middleName, false)],
    [`${path}.lastName`, textFault(holder.lastName, holderParsers.lastName)],
    [`${path}.dateOfBirth`, textFault(holder.dateOfBirth, parseBirth)],
    [`${path}.mobile`, textFault(holder.mobile, mobileAbroad ? holderParsers.mobile : parseMobile)],
    [`${path}.email`, textFault(holder.email, holderParsers.email)],
    ...addressCodes(holder, path),
    ...(postalSame ? [] : addressCodes(postalAddress, `${path}.postalAddress`)),
  ]
}

/**
 * What is wrong with the holders together: whoever signs second gets the link by email, so an address that is the first
 * holder's too would let one person sign for both.
 */
export const holdersCodes = ([first, ...others]: readonly PolicyHolder[]): Codes =>
  others.map(({ email }, index) => [
    `holders.${index + 1}.email`,
    isSameEmail(first?.email ?? null, email) ? 'repeated' : null,
  ])

/**
 * What a policy holder's details lack on `today` (`YYYY-MM-DD`): everything without "(optional)" on the screen. Whoever
 * is not a resident or works little is referred, not refused, so neither answer is demanded.
 */
export function validateHolder(holder: PolicyHolder, index: number, today: string): ApplicationFault[] {
  const path = `holders.${index}`
  return faultsAt('personal-information', [
    ...contactCodes(holder, path, { today }),
    [`${path}.employmentStatus`, answered(holder.employmentStatus)],
    [`${path}.annualEarnings`, answered(holder.annualEarnings)],
  ])
}
