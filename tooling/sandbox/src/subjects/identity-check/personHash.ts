import type { IdentityPerson } from '@coverkit/core/identity-check'
import type { Sealing } from '../../sealing/makeSealing.ts'

const PURPOSE = 'identity check person'

const textOf = ({ givenNames, familyName, dateOfBirth }: IdentityPerson) =>
  JSON.stringify([givenNames, familyName, dateOfBirth])

/** Hashes the person of a check; their details are not stored. */
export const hashOfPerson = (sealing: Sealing, person: IdentityPerson): string =>
  sealing.hash(PURPOSE, textOf(person))

/** Checks that a check was of this person. */
export const isCheckOf = (sealing: Sealing, personHash: string | null, person: IdentityPerson): boolean =>
  personHash !== null && sealing.isHashOf(PURPOSE, textOf(person), personHash)
