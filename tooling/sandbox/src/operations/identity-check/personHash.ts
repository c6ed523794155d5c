import type { IdentityPerson } from '@coverkit/core/identity-check'
import type { Sealing } from '../../sealing/makeSealing.ts'

const PURPOSE = 'identity check person'

const textOf = ({ givenNames, familyName, dateOfBirth }: IdentityPerson) =>
  JSON.stringify([givenNames, familyName, dateOfBirth])

/** What is left of the person whom a check was of. */
export const hashOfPerson = (sealing: Sealing, person: IdentityPerson): string =>
  sealing.hash(PURPOSE, textOf(person))

/** Whether a check was of this person. */
export const isCheckOf = (sealing: Sealing, personHash: string | null, person: IdentityPerson): boolean =>
  personHash !== null && sealing.isHashOf(PURPOSE, textOf(person), personHash)
