import { optionalText, serverId } from '../application/readText.ts'
import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { parseDate } from '../fields/parseDate.ts'
import { parseAddressLine, parseFullName } from '../fields/parseName.ts'
import { parsePolicyNumber } from '../fields/parsePolicyNumber.ts'
import { boolean, choice, choices, nullable, object, type Read, withDefault } from '../fields/read.ts'
import { INSURER_CODES } from '../transfer/types.ts'
import { parseClaimPhone } from './parseClaimPhone.ts'
import { parseClaimText } from './parseClaimText.ts'
import {
  CLAIM_CONTACTS,
  CLAIM_RELATIONSHIPS,
  CLAIM_TYPES,
  CLAIM_WORK_STATUSES,
  CLAIMANTS,
  type ClaimAnswers,
  OTHER_BENEFITS,
} from './types.ts'

function longText(of: 'description' | 'doctors'): Read<string | null> {
  return nullable((value, path) => {
    if (typeof value !== 'string') throw new InvalidInputError(path, 'format')
    return value.trim() === '' ? null : parseClaimText(value, { of, path })
  })
}

const read: Read<ClaimAnswers> = object<ClaimAnswers>({
  claimant: nullable(choice(CLAIMANTS)),
  insuredName: optionalText(parseFullName),
  relationship: nullable(choice(CLAIM_RELATIONSHIPS)),
  type: nullable(choice(CLAIM_TYPES)),
  policyId: serverId,
  policyNumber: optionalText(parsePolicyNumber),
  insurerCode: nullable(choice(INSURER_CODES)),
  eventDate: optionalText(parseDate),
  description: longText('description'),
  doctors: longText('doctors'),
  workStatus: nullable(choice(CLAIM_WORK_STATUSES)),
  selfEmployed: nullable(boolean),
  offWorkFrom: optionalText(parseDate),
  offWorkTo: optionalText(parseDate),
  otherBenefits: withDefault(choices(OTHER_BENEFITS), []),
  contactPreference: nullable(choice(CLAIM_CONTACTS)),
  phone: optionalText(parseClaimPhone),
  postalAddress: optionalText(parseAddressLine),
  hasConsented: withDefault(boolean, false),
  mayContactDoctors: withDefault(boolean, false),
})

/**
 * Reads the answers of a claim from outside, such as a stored draft. Texts come back in canonical form and blank ones as null,
 * a missing value is null, keys that are not of a claim are dropped. What lodging needs is not checked here: see
 * `validateClaim`.
 *
 * @throws InvalidInputError with the path of the first value that is not allowed.
 */
export const parseClaim = (value: unknown): ClaimAnswers => read(value, '')
