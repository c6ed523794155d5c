import { beginsWithName, comparableName, isOneName } from '@coverkit/core'
import type { IdentityDocumentType, IdentityField, IdentityPerson } from '@coverkit/core/identity-check'

/** The recorded details of a person; null if unknown. */
export interface KnownPerson {
  firstName: string | null
  lastName: string | null
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null
}

interface Entered {
  person: IdentityPerson
  identityDocuments: readonly {
    type: IdentityDocumentType
    fields: Partial<Record<IdentityField, string>>
  }[]
}

/** The result of comparing the entered details with records. */
export interface Comparison {
  /** Documents whose every detail matched. */
  matched: IdentityDocumentType[]
  /** Details that did not match, such as `passport.number` or `person.name`. */
  mismatches: string[]
  /** True if a member of staff has to decide. */
  needsPerson: boolean
}

/** Fields that records are looked up by; dates and single digits do not affect the outcome. */
const COMPARED: readonly IdentityField[] = ['number', 'cardNumber', 'address']
const MISMATCH = /01$/
const REFER = /02$/

/**
 * Compares with the sandbox's records: a number, or an address on the electoral roll, that ends in 01 does not
 * match, one that ends in 02 is referred to a member of staff, and any other matches. Names and date of birth are
 * compared with the customer's recorded details.
 */
export function compareWithRecords({ person, identityDocuments }: Entered, known: KnownPerson): Comparison {
  const documents = identityDocuments.map(({ type, fields }) => {
    const values = COMPARED.flatMap((name) =>
      fields[name] === undefined ? [] : [[name, fields[name]] as const],
    )
    return {
      type,
      mismatches: values.flatMap(([name, value]) => (MISMATCH.test(value) ? [`${type}.${name}`] : [])),
      isReferred: values.some(([, value]) => REFER.test(value)),
    }
  })
  const personal = personMismatches(person, known)
  return {
    matched: documents.flatMap(({ type, mismatches, isReferred }) =>
      mismatches.length > 0 || isReferred || personal.length > 0 ? [] : [type],
    ),
    mismatches: [...personal, ...documents.flatMap(({ mismatches }) => mismatches)],
    needsPerson: documents.some(({ isReferred }) => isReferred),
  }
}

function personMismatches(
  person: IdentityPerson,
  { firstName, lastName, dateOfBirth }: KnownPerson,
): string[] {
  const isFamily = !lastName || comparableName(plain(lastName)) === comparableName(plain(person.familyName))
  // Documents often have middle names that are not on record.
  const given = plain(person.givenNames ?? '')
  const isGiven =
    !firstName || (given === '' && isOneName(firstName, lastName)) || beginsWithName(given, plain(firstName))
  return [
    ...(isFamily && isGiven ? [] : ['person.name']),
    ...(!dateOfBirth || dateOfBirth === person.dateOfBirth ? [] : ['person.dateOfBirth']),
  ]
}

/** Cards are printed without accents. */
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '')
