import type { FieldCode } from '@coverkit/core'
import type { IdentityDocumentType, IdentityField, PointsLack } from '@coverkit/core/identity-check'
import { DOCUMENT_NAMES, identityCopy, NUMBER_WORDS } from './copy.ts'

type Code = FieldCode | PointsLack

const { points, consent } = identityCopy

const NUMBER_FORMATS: Readonly<Partial<Record<IdentityDocumentType, string>>> = {
  driverLicence: 'Enter the licence number as it appears on the card: up to 10 letters and digits',
  passport: 'Check the passport number. An Australian one has one or two letters, then 7 digits',
  medicareCard: 'Enter the 10 digits of the Medicare card number',
  immiCard: 'Enter the ImmiCard number: three letters, then 6 digits',
  visa: 'Enter the number of the passport with your visa as it appears on the passport',
}

/** The sentence for a field of a document that is refused. */
export function documentMessage(type: IdentityDocumentType, field: IdentityField, code: Code): string {
  const document = DOCUMENT_NAMES[type].inText
  switch (field) {
    case 'number':
      return numberMessage(type, code)
    case 'cardNumber':
      return code === 'required'
        ? `Enter the card number of your ${document}`
        : `Enter the card number as it appears on your ${document}: 6 to 10 letters and digits`
    case 'state':
      return `Choose the state or territory that issued your ${document}`
    case 'country':
      return `Choose the country that issued your ${document}`
    case 'reference':
      return `Enter the number next to your name on your ${document}, from 1 to 9`
    case 'colour':
      return `Choose the colour of your ${document}`
    case 'expiry':
      return dateMessage(code, `date your ${document} is valid to`)
    case 'acquired':
      return dateMessage(code, 'date you became a citizen')
    case 'address':
      return code === 'required'
        ? 'Enter the address you’re enrolled at'
        : 'Enter the address you’re enrolled at using letters, numbers and punctuation'
  }
}

function numberMessage(type: IdentityDocumentType, code: Code): string {
  if (code === 'match') return 'Check the Medicare card number: at least one digit isn’t right'
  const document = DOCUMENT_NAMES[type].inText
  if (code !== 'required')
    return (
      NUMBER_FORMATS[type] ?? `Enter the number as it appears on your ${document}: 3 to 20 letters and digits`
    )
  const { label = 'Number' } = NUMBER_WORDS[type] ?? {}
  if (label === 'Registration number') return `Enter the registration number of your ${document}`
  return `Enter the ${label.startsWith('Medicare') || label.startsWith('Immi') ? label : label.charAt(0).toLowerCase() + label.slice(1)}`
}

function dateMessage(code: Code, which: string): string {
  if (code === 'required') return `Enter the ${which}`
  if (code === 'expired') return `Check the ${which}. If it has passed, choose another document`
  if (code === 'future') return `Check the ${which}: it’s in the future`
  return `Enter the ${which} as it’s printed`
}

/** The sentence for anything else that is refused. */
export function identityMessage(field: string, code: Code, type?: IdentityDocumentType): string {
  const document = type ? DOCUMENT_NAMES[type].inText : 'document'
  switch (field) {
    case 'authorised':
      return consent.acceptMissing
    case 'givenNames':
      return nameMessage(code, 'your given names')
    case 'otherName':
      return nameMessage(code, `the name that’s on your ${document}`)
    case 'familyName':
      return nameMessage(code, 'your last name')
    case 'dateOfBirth':
      return birthMessage(code)
    case 'photo':
      return `Choose a photo of your ${document}`
    default:
      return isLack(code) ? points.lacks[code] : 'Choose your documents'
  }
}

const isLack = (code: Code): code is PointsLack => Object.hasOwn(points.lacks, code)

function nameMessage(code: Code, which: string): string {
  if (code === 'required') return `Enter ${which}`
  return code === 'too-long'
    ? `Use 101 characters or fewer for ${which}`
    : `Enter ${which} with letters, spaces, apostrophes, hyphens and full stops`
}

function birthMessage(code: Code): string {
  if (code === 'required') return 'Enter your date of birth'
  if (code === 'too-young') return 'Check your date of birth: you need to be 18 or older'
  if (code === 'too-old' || code === 'future') return 'Check the year of your date of birth'
  return 'Enter a real date of birth, such as 27 3 1985'
}
