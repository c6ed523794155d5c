import { type DateParts, isOneName } from '@coverkit/core'
import type {
  IdentityAnswers,
  IdentityDocument,
  IdentityDocumentType,
  IdentityField,
  IdentityWay,
} from '@coverkit/core/identity-check'

/** A photo that was chosen. It is in the page's memory alone, until the check is requested. */
export interface ChosenPhoto {
  readonly name: string
  readonly file: Blob
}

type ByDocument<Value> = Readonly<Partial<Record<IdentityDocumentType, Value>>>

/** The input of an identity check: in the page's memory alone, never in a draft. */
export interface IdentityForm {
  readonly givenNames: string
  readonly familyName: string
  readonly dateOfBirth: DateParts
  /** Documents whose details are entered; two, or one where the other has matched before. */
  readonly sources: readonly IdentityDocumentType[]
  /** Documents whose photos are sent. */
  readonly photographed: readonly IdentityDocumentType[]
  readonly fields: ByDocument<Readonly<Partial<Record<IdentityField, string>>>>
  /** The name on a document, where its box for another name is ticked. */
  readonly otherNames: ByDocument<string>
  readonly photos: ByDocument<ChosenPhoto>
}

/** The details of the checked person that are known before the form is filled in. */
export type KnownPerson = Pick<IdentityForm, 'givenNames' | 'familyName' | 'dateOfBirth'>

const FIRST_SOURCES = ['driverLicence', 'medicareCard', 'passport'] as const

/** A form with nothing entered of a document, for the sources that have not matched before. */
export const identityForm = (
  person: KnownPerson,
  matched: readonly IdentityDocumentType[] = [],
): IdentityForm => ({
  ...person,
  // Documents have one name once, as the family name.
  givenNames: isOneName(person.givenNames, person.familyName) ? '' : person.givenNames,
  sources: FIRST_SOURCES.filter((type) => !matched.includes(type)).slice(0, matched.length > 0 ? 1 : 2),
  photographed: [],
  fields: { passport: { country: 'Australia' } },
  otherNames: {},
  photos: {},
})

/** The documents of one way. */
const chosenTypes = (
  { sources, photographed }: Pick<IdentityForm, 'sources' | 'photographed'>,
  way: IdentityWay,
): readonly IdentityDocumentType[] => (way === 'electronic' ? sources : photographed)

/** The three boxes of a date as one text, and back. */
export const textOfParts = ({ day, month, year }: DateParts): string =>
  day || month || year ? `${day}/${month}/${year}` : ''
export function partsOfText(text: string): DateParts {
  const [day = '', month = '', year = ''] = text.split('/')
  return { day, month, year }
}

function documentOf(
  form: IdentityForm,
  way: IdentityWay,
  type: IdentityDocumentType,
  index: number,
): IdentityDocument {
  return {
    type,
    fields: form.fields[type] ?? {},
    otherName: form.otherNames[type] ?? null,
    fileNumber: way === 'documents' && form.photos[type] ? index + 1 : null,
  }
}

/** Converts the form to the answers that core checks. */
export function answersOf(
  form: IdentityForm,
  { policyHolder, way }: Pick<IdentityAnswers, 'policyHolder' | 'way'>,
): IdentityAnswers {
  const { givenNames, familyName, dateOfBirth } = form
  return {
    policyHolder,
    // The form is behind the holder's tick.
    hasAuthorised: true,
    way,
    person: {
      givenNames: givenNames.trim() === '' ? null : givenNames,
      familyName,
      dateOfBirth: textOfParts(dateOfBirth),
    },
    documents: chosenTypes(form, way).map((type, index) => documentOf(form, way, type, index)),
  }
}

/** The name of a document's field in the form. */
export const fieldName = (type: IdentityDocumentType, field: IdentityField | 'otherName' | 'photo'): string =>
  `${type}-${field}`
