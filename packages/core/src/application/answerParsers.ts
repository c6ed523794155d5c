import { type ParseOptions, refuse, requiredText } from '../fields/cleanText.ts'
import { parseDate } from '../fields/parseDate.ts'
import { parseEmail } from '../fields/parseEmail.ts'
import { parseInternationalPhone } from '../fields/parseInternationalPhone.ts'
import { parseAddressLine, parseName, parseStreet, parseSuburb, parseTitle } from '../fields/parseName.ts'
import { parsePostcode } from '../fields/parsePostcode.ts'
import { parseAccountName, parseAccountNumber, parseBsb } from './parseBankAccount.ts'
import { parseAbn, parseFundName, parseMemberNumber, parseOrganisationName, parseUsi } from './parseFund.ts'
import type { TextParser } from './TextParser.ts'

/** Any cleaned text of at most so many characters. */
export function freeText(longest: number): TextParser {
  return (text, options) => requiredText(text, longest, options)
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** An instant in ISO 8601 with its offset. */
export function parseInstant(text: string, options: ParseOptions = {}): string {
  const isInstant = text.length <= 40 && instant.test(text) && !Number.isNaN(Date.parse(text))
  return isInstant ? text : refuse(options, 'not-a-date')
}

/** How the texts of an address are read. */
export const addressParsers = { street: parseStreet, city: parseSuburb, postcode: parsePostcode } as const

/** How the texts of a policy holder are read. */
export const holderParsers = {
  title: parseTitle,
  firstName: parseName,
  middleName: parseName,
  lastName: parseName,
  dateOfBirth: parseDate,
  mobile: parseInternationalPhone,
  email: parseEmail,
  ...addressParsers,
  occupation: freeText(200),
  employer: freeText(100),
  visaSubclass: freeText(40),
  visaExpiry: parseDate,
  accessibilityNeeds: freeText(500),
} as const

/** How the texts of an account are read. */
export const debitParsers = {
  accountName: parseAccountName,
  bsb: parseBsb,
  accountNumber: parseAccountNumber,
} as const

/** How the texts of a fund are read. */
export const fundParsers = {
  fundName: parseFundName,
  usi: parseUsi,
  abn: parseAbn,
  memberNumber: parseMemberNumber,
} as const

/** How the texts of a beneficiary are read; the country is any text here and one of the list on submission. */
export const beneficiaryParsers = {
  organisationName: parseOrganisationName,
  abn: parseAbn,
  firstName: parseName,
  lastName: parseName,
  dateOfBirth: parseDate,
  countryOfCitizenship: freeText(60),
  address: parseAddressLine,
} as const
