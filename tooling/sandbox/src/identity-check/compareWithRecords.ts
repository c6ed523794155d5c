import type { IdentityDocumentType, IdentityField, IdentityPerson } from '@coverkit/core/identity-check'

/** What we have of somebody; null where it is not known. */
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

/** What records say of what was entered. */
export interface Comparison {
  /** Documents whose every detail matched. */
  matched: IdentityDocumentType[]
  /** Details that did not, such as `passport.number` or `person.name`. */
  mismatches: string[]
  /** Whether a person has to look at it. */
  needsPerson: boolean
}

/** Fields that records are looked up by; dates and single digits say nothing of the outcome. */
const COMPARED: readonly IdentityField[] = ['number', 'cardNumber', 'address']
const MISMATCH = /01$/
const REFER = /02$/

/**
 * The sandbox's records: a number, or an address on the electoral roll, that ends in 01 does not match, one that ends in 02
 * is for a person to look at, and any other matches. Names and date of birth are compared with what we have.
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
  const family = comparable(person.familyName)
  const given = comparable(person.givenNames ?? '')
  const isFamily = !lastName || comparable(lastName) === family
  // Documents often have middle names that nobody gave us.
  const isGiven = !firstName || `${given} `.startsWith(`${comparable(firstName)} `)
  return [
    ...(isFamily && isGiven ? [] : ['person.name']),
    ...(!dateOfBirth || dateOfBirth === person.dateOfBirth ? [] : ['person.dateOfBirth']),
  ]
}

/** Cards are printed without accents, and with either apostrophe. */
const comparable = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase()
