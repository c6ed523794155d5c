import type { FieldCode } from '@coverkit/core'
import type { IdentityDocumentType, IdentityField, PointsLack } from '@coverkit/core/identity-check'
import { identityCopy, NUMBER_WORDS } from './copy.ts'

type Code = FieldCode | PointsLack

const { points, consent } = identityCopy

const NUMBER_FORMATS: Readonly<Partial<Record<IdentityDocumentType, string>>> = {
  driverLicence: 'Enter the licence number as it’s on the card: up to 10 letters and digits',
  passport: 'Check the passport number. An Australian one has one or two letters, then 7 digits',
  medicareCard: 'Enter the 10 digits of the Medicare card number',
  immiCard: 'Enter the ImmiCard number: three letters, then 6 digits',
  visa: 'Enter the passport number as it’s on the passport',
}
const CERTIFICATE_FORMAT = 'Enter the number as it’s on the certificate: 3 to 20 letters and digits'

/** The sentence for a field of a document that is refused. */
export function documentMessage(type: IdentityDocumentType, field: IdentityField, code: Code): string {
  switch (field) {
    case 'number':
      return numberMessage(type, code)
    case 'cardNumber':
      return code === 'required'
        ? 'Enter the card number'
        : 'Enter the card number as it’s on the card: 6 to 10 letters and digits'
    case 'state':
      return 'Choose the state or territory that issued it'
    case 'country':
      return 'Choose the country that issued it'
    case 'reference':
      return 'Enter the number next to your name, from 1 to 9'
    case 'colour':
      return 'Choose the colour of the card'
    case 'expiry':
      return dateMessage(code, 'Enter the date it’s valid to')
    case 'acquired':
      return dateMessage(code, 'Enter the date you became a citizen')
    case 'address':
      return code === 'required'
        ? 'Enter the address you’re enrolled at'
        : 'Use letters, digits and - / , . # ’'
  }
}

function numberMessage(type: IdentityDocumentType, code: Code): string {
  if (code === 'match') return 'Check the Medicare card number: at least one digit isn’t right'
  if (code !== 'required') return NUMBER_FORMATS[type] ?? CERTIFICATE_FORMAT
  const { label = 'Number' } = NUMBER_WORDS[type] ?? {}
  return `Enter the ${label.startsWith('Medicare') || label.startsWith('Immi') ? label : label.charAt(0).toLowerCase() + label.slice(1)}`
}

function dateMessage(code: Code, missing: string): string {
  if (code === 'required') return missing
  if (code === 'expired') return 'This has expired. Choose another document, or check the date'
  if (code === 'future') return 'This date is in the future. Check it'
  return `${missing} as it’s printed`
}

/** The sentence for anything else that is refused. */
export function identityMessage(field: string, code: Code): string {
  switch (field) {
    case 'authorised':
      return consent.acceptMissing
    case 'givenNames':
    case 'otherName':
      return nameMessage(code, 'Enter the name that’s on it')
    case 'familyName':
      return nameMessage(code, 'Enter your last name')
    case 'dateOfBirth':
      return birthMessage(code)
    case 'photo':
      return 'Choose a photo of it'
    default:
      return isLack(code) ? points.lacks[code] : 'Choose your documents'
  }
}

const isLack = (code: Code): code is PointsLack => Object.hasOwn(points.lacks, code)

function nameMessage(code: Code, missing: string): string {
  if (code === 'required') return missing
  return code === 'too-long'
    ? 'Use at most 101 characters'
    : 'Use letters, spaces, apostrophes, hyphens and full stops'
}

function birthMessage(code: Code): string {
  if (code === 'required') return 'Enter your date of birth'
  if (code === 'too-young') return 'You need to be 18 or older'
  if (code === 'too-old' || code === 'future') return 'Check the year of your date of birth'
  return 'Enter a real date of birth, such as 27 3 1985'
}
