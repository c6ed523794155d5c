import { parseDateOfBirth } from '../fields/parseDateOfBirth.ts'
import { parseMobile } from '../fields/parsePhone.ts'
import { CUSTOMER_AGES } from '../fields/parseWholeNumber.ts'
import { addressParsers, holderParsers } from './answerParsers.ts'
import { type ApplicationCode, type ApplicationFault, faultsAt, textFault } from './faults.ts'
import type { Address, PolicyHolder } from './types.ts'

type Codes = readonly (readonly [field: string, code: ApplicationCode | null])[]

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

/**
 * What a policy holder's details lack on `today` (`YYYY-MM-DD`): everything without "(optional)" on the screen. Whoever
 * is not a resident or works little is referred, not refused, so neither answer is demanded.
 */
export function validateHolder(holder: PolicyHolder, index: number, today: string): ApplicationFault[] {
  const path = `holders.${index}`
  const { mobileAbroad, postalSame, postalAddress } = holder
  const parseBirth = (text: string) =>
    parseDateOfBirth(text, { on: today, minAge: CUSTOMER_AGES.min, maxAge: CUSTOMER_AGES.max })
  return faultsAt('personal-information', [
    [`${path}.title`, textFault(holder.title, holderParsers.title, false)],
    [`${path}.firstName`, textFault(holder.firstName, holderParsers.firstName)],
    [`${path}.middleName`, textFault(holder.middleName, holderParsers.middleName, false)],
    [`${path}.lastName`, textFault(holder.lastName, holderParsers.lastName)],
    [`${path}.dateOfBirth`, textFault(holder.dateOfBirth, parseBirth)],
    [`${path}.mobile`, textFault(holder.mobile, mobileAbroad ? holderParsers.mobile : parseMobile)],
    [`${path}.email`, textFault(holder.email, holderParsers.email)],
    ...addressCodes(holder, path),
    ...(postalSame ? [] : addressCodes(postalAddress, `${path}.postalAddress`)),
    [`${path}.employmentStatus`, answered(holder.employmentStatus)],
    [`${path}.annualEarnings`, answered(holder.annualEarnings)],
  ])
}
