import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { HIGHEST_DOLLARS } from '../fields/parseMoney.ts'
import { parseFullName } from '../fields/parseName.ts'
import { boolean, choice, list, nullable, number, object, type Read } from '../fields/read.ts'
import { STATES } from '../quote/types.ts'
import { addressParsers, freeText, holderParsers, parseInstant } from './answerParsers.ts'
import { MAXIMUM_HOLDERS } from './holders.ts'
import { optionalText, refuseRepeated, requiredText, rowId, serverId } from './readText.ts'
import {
  type Address,
  CONTACT_WAYS,
  EMPLOYMENT_STATUSES,
  type PolicyHolder,
  RESIDENCIES,
  type Signature,
} from './types.ts'

const hoursOfWeek = 168

const address = {
  street: optionalText(addressParsers.street),
  city: optionalText(addressParsers.city),
  state: nullable(choice(STATES)),
  postcode: optionalText(addressParsers.postcode),
} as const

/** Reads a policy holder, every answer but the row's id nullable. */
export const readHolder: Read<PolicyHolder> = object<PolicyHolder>({
  id: rowId,
  contactId: serverId,
  title: optionalText(holderParsers.title),
  firstName: optionalText(holderParsers.firstName),
  middleName: optionalText(holderParsers.middleName),
  lastName: optionalText(holderParsers.lastName),
  dateOfBirth: optionalText(holderParsers.dateOfBirth),
  mobileAbroad: boolean,
  mobile: optionalText(holderParsers.mobile),
  email: optionalText(holderParsers.email),
  ...address,
  postalSame: boolean,
  postalAddress: object<Address>(address),
  employmentStatus: nullable(choice(EMPLOYMENT_STATUSES)),
  annualEarnings: nullable(number(0, HIGHEST_DOLLARS)),
  occupation: optionalText(holderParsers.occupation),
  occupationId: nullable(number(0, 999_999)),
  employer: optionalText(holderParsers.employer),
  weeklyHours: nullable(number(0, hoursOfWeek)),
  residency: nullable(choice(RESIDENCIES)),
  visaSubclass: optionalText(holderParsers.visaSubclass),
  visaExpiry: optionalText(holderParsers.visaExpiry),
  preferredContact: nullable(choice(CONTACT_WAYS)),
  accessibilityNeeds: optionalText(holderParsers.accessibilityNeeds),
})

/** Reads up to two policy holders. */
export const readHolders: Read<PolicyHolder[]> = list(readHolder, MAXIMUM_HOLDERS)

/** Reads a signature of each holder at most. */
export const readSignatures: Read<Signature[]> = list(
  object<Signature>({
    holderId: rowId,
    name: requiredText(parseFullName),
    signedAt: requiredText(parseInstant),
    shownHash: optionalText(freeText(128)),
  }),
  MAXIMUM_HOLDERS,
)

/** Refuses an application or a transfer of nobody, and two holders with one row id. */
export function checkHolders(holders: readonly PolicyHolder[]): void {
  if (holders.length === 0) throw new InvalidInputError('holders', 'min')
  refuseRepeated(
    holders.map(({ id }) => id),
    (index) => `holders.${index}.id`,
  )
}

/** Refuses two signatures of one holder (`match`), and one of nobody (`choice`). */
export function checkSigners(holders: readonly PolicyHolder[], declarations: readonly Signature[]): void {
  const signers = declarations.map(({ holderId }) => holderId)
  refuseRepeated(signers, (index) => `declarations.${index}.holderId`)
  const ids = new Set(holders.map(({ id }) => id))
  const stranger = signers.findIndex((signer) => !ids.has(signer))
  if (stranger >= 0) throw new InvalidInputError(`declarations.${stranger}.holderId`, 'choice')
}
