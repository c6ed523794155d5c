import { IDENTITY_DOCUMENT_ROWS, type IdentityDocumentType } from '@coverkit/core/identity-check'
import {
  describeNamedErrors,
  everySentence,
  FIELD_CODES,
  type NamedFields,
} from '#common/testing/describeNamedErrors.ts'
import { documentMessage, identityMessage } from './messages.ts'

const identity: NamedFields = {
  authorised: [/box .*check/, everySentence((code) => identityMessage('authorised', code))],
  givenNames: [/given names/, everySentence((code) => identityMessage('givenNames', code))],
  familyName: [/last name/, everySentence((code) => identityMessage('familyName', code))],
  dateOfBirth: [/date of birth/, everySentence((code) => identityMessage('dateOfBirth', code))],
  documents: [/document|passport/, everySentence((code) => identityMessage('documents', code))],
}

/** Names of the documents' numbers in the sentences about them. */
const NUMBERS: Partial<Record<IdentityDocumentType, RegExp>> = {
  driverLicence: /licence number/,
  passport: /passport number/,
  medicareCard: /Medicare card number/,
  immiCard: /ImmiCard number/,
  visa: /number of the passport with your visa/,
  citizenshipCertificate: /certificate/,
}
const WORDS = {
  number: /number/,
  cardNumber: /card number/,
  state: /state or territory/,
  country: /country/,
  reference: /number next to your name/,
  colour: /colour/,
  expiry: /date your .* is valid to/,
  acquired: /date you became a citizen/,
  address: /address/,
}

function documentsOf(): NamedFields {
  const types = Object.keys(IDENTITY_DOCUMENT_ROWS) as IdentityDocumentType[]
  const entered = types.flatMap((type) =>
    IDENTITY_DOCUMENT_ROWS[type].fields.map((field) => {
      const words = (field.name === 'number' && NUMBERS[type]) || WORDS[field.name]
      // Only the number of a Medicare card has a digit that checks the others.
      const codes = type === 'medicareCard' ? FIELD_CODES : FIELD_CODES.filter((code) => code !== 'match')
      return [
        `${type} ${field.name}`,
        [words, codes.map((code) => documentMessage(type, field.name, code))],
      ] as const
    }),
  )
  const sent = types.flatMap((type) => [
    [
      `${type} photo`,
      [/photo of your/, everySentence((code) => identityMessage('photo', code, type))],
    ] as const,
    [
      `${type} name`,
      [/name that’s on your/, everySentence((code) => identityMessage('otherName', code, type))],
    ] as const,
  ])
  return Object.fromEntries([...entered, ...sent])
}

describeNamedErrors({ 'the identity check': { ...identity, ...documentsOf() } })
