import { codeOf } from '../fields/codeOf.ts'
import type { FieldCode } from '../fields/InvalidInputError.ts'
import { parseDateOfBirth } from '../fields/parseDateOfBirth.ts'
import { parseFullName } from '../fields/parseName.ts'
import { bestPoints, type PointsLack } from './countPoints.ts'
import { IDENTITY_DOCUMENT_ROWS } from './documents.ts'
import { readIdentityFields } from './readIdentityDocument.ts'
import type { IdentityAnswers, IdentityDocument } from './types.ts'

/** How many sources an electronic check compares. */
export const ELECTRONIC_SOURCES = 2
/** How many documents a check may have. */
export const MAXIMUM_IDENTITY_DOCUMENTS = 10
/** The number of attempts, after which a person checks details that still fail to match. */
export const IDENTITY_TRIES = 3

/** An error that prevents a check: a field's code, or a missing requirement of the documents. */
export interface IdentityFault {
  /** Dotted path in the answers, such as `documents.0.fields.number`. */
  readonly field: string
  readonly code: FieldCode | PointsLack
}

/** Ages of policy holders; an existing holder may be older than a new applicant. */
const HOLDER_AGES = { minAge: 18, maxAge: 110 }

type Codes = readonly (readonly [field: string, code: FieldCode | PointsLack | null])[]

function personCodes({ person }: IdentityAnswers, on: string): Codes {
  const { givenNames, familyName, dateOfBirth } = person
  return [
    ['person.givenNames', givenNames === null ? null : codeOf(() => parseFullName(givenNames))],
    ['person.familyName', codeOf(() => parseFullName(familyName))],
    ['person.dateOfBirth', codeOf(() => parseDateOfBirth(dateOfBirth, { on, ...HOLDER_AGES }))],
  ]
}

function documentCodes(
  document: IdentityDocument,
  index: number,
  answers: IdentityAnswers,
  on: string,
): Codes {
  const path = `documents.${index}`
  const { type, fields, otherName, fileNumber } = document
  const { errors } = readIdentityFields(type, fields, { on })
  const isRepeated = answers.documents.findIndex((one) => one.type === type) !== index
  const isElectronic = answers.way === 'electronic'
  const isOutside = isElectronic ? !IDENTITY_DOCUMENT_ROWS[type].isElectronic : type === 'electoralRoll'
  const needsPhoto = !isElectronic && !isOutside
  return [
    [`${path}.type`, isRepeated ? 'match' : null],
    [`${path}.type`, isOutside ? 'choice' : null],
    ...[...errors].map(([name, code]) => [`${path}.fields.${name}`, code] as const),
    [`${path}.otherName`, otherName === null ? null : codeOf(() => parseFullName(otherName))],
    [`${path}.fileNumber`, needsPhoto && fileNumber === null ? 'required' : null],
  ]
}

function selectionCodes({ way, documents }: IdentityAnswers): Codes {
  if (documents.length > MAXIMUM_IDENTITY_DOCUMENTS) return [['documents', 'max']]
  if (documents.length === 0) return [['documents', 'required']]
  // One source may have matched before, so one at a time is allowed; how many are needed is the server's to count.
  if (way === 'electronic') return [['documents', documents.length > ELECTRONIC_SOURCES ? 'max' : null]]
  return bestPoints(documents).lacks.map((lack) => ['documents', lack] as const)
}

/**
 * Returns the errors that prevent a check, in the order of the form: consent, the person, each document, all
 * documents together. Empty when there are none. `on` is today, as `YYYY-MM-DD`.
 */
export function validateIdentity(answers: IdentityAnswers, { on }: { readonly on: string }): IdentityFault[] {
  const codes: Codes = [
    ['hasAuthorised', answers.hasAuthorised ? null : 'required'],
    ...personCodes(answers, on),
    ...answers.documents.flatMap((document, index) => documentCodes(document, index, answers, on)),
    ...selectionCodes(answers),
  ]
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]))
}
