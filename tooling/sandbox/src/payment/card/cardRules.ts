// Used by the provider's server and by its page, which gets this file with the types stripped.

/** A scheme that the stand-in accepts: first digits, lengths and grouping of its numbers. */
interface Scheme {
  readonly name: string
  readonly start: RegExp
  readonly lengths: readonly number[]
  readonly groups: readonly number[]
  readonly codeLength: number
}

const VISA: Scheme = {
  name: 'Visa',
  start: /^4/,
  lengths: [13, 16, 19],
  groups: [4, 4, 4, 4, 3],
  codeLength: 3,
}
const MASTERCARD: Scheme = {
  name: 'Mastercard',
  start: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  lengths: [16],
  groups: [4, 4, 4, 4],
  codeLength: 3,
}
const AMERICAN_EXPRESS: Scheme = {
  name: 'American Express',
  start: /^3[47]/,
  lengths: [15],
  groups: [4, 6, 5],
  codeLength: 4,
}
const SCHEMES = [VISA, MASTERCARD, AMERICAN_EXPRESS]

/** The most digits of a card number, of any scheme. */
export const LONGEST_NUMBER = 19

const MOST_YEARS_AHEAD = 20

/** The fields of the page, in order. */
export const CARD_FIELDS = ['number', 'expiry', 'code', 'name'] as const
export type CardField = (typeof CARD_FIELDS)[number]

/** The fields as entered. */
export type TypedCard = Readonly<Record<CardField, string>>

/** The reason for which a field is refused. */
export type CardCode = 'required' | 'format' | 'scheme' | 'check' | 'past' | 'length' | 'length-4'

export interface CardFault {
  readonly field: CardField
  readonly code: CardCode
}

/** Details of a card that may be known outside the provider. */
export interface CardSummary {
  readonly brand: string
  readonly last4: string
  /** `MM/YY`. */
  readonly expiry: string
}

/** Returns the digits of a text, full-width ones included; drops all other characters. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '')
}

function schemeOf(digits: string): Scheme | undefined {
  return SCHEMES.find(({ start }) => start.test(digits))
}

/** Returns the scheme's name by the first digits; null while they do not identify it. */
export function brandOf(number: string): string | null {
  return schemeOf(digitsOf(number))?.name ?? null
}

/** Groups a number as printed on its card: `4242 4242 4242 4242`, `3782 822463 10005`. */
export function groupDigits(number: string): string {
  const digits = digitsOf(number).slice(0, LONGEST_NUMBER)
  const groups = schemeOf(digits)?.groups ?? VISA.groups
  const parts: string[] = []
  let rest = digits
  for (const length of groups) {
    if (rest !== '') parts.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return rest === '' ? parts.join(' ') : `${parts.join(' ')}${rest}`
}

/** Checks that the last digit is the check digit of the others (ISO/IEC 7812-1, the Luhn formula). */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits !== '' && sum % 10 === 0
}

/** Reads `MM/YY` from `1/30`, `01 / 2030` or `0130`; null for an invalid month. */
export function readExpiry(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/\s/g, '')
  const [, month = '', year = ''] = /^(\d{1,2})[/-](?:20)?(\d{2})$/.exec(withSlash(plain)) ?? []
  const number = Number(month)
  return year !== '' && number >= 1 && number <= 12 ? `${month.padStart(2, '0')}/${year}` : null
}

function withSlash(text: string): string {
  return /^\d{4}$|^\d{6}$/.test(text) ? `${text.slice(0, 2)}/${text.slice(2)}` : text
}

/** Returns months since the year 2000, for comparison. */
const monthNumber = (year: number, month: number) => (year - 2000) * 12 + month

function numberCode(number: string): CardCode | null {
  const digits = digitsOf(number)
  if (digits === '') return number.trim() === '' ? 'required' : 'format'
  if (/[^\d\s-]/.test(number.normalize('NFKC'))) return 'format'
  const scheme = schemeOf(digits)
  if (!scheme) return 'scheme'
  if (!scheme.lengths.includes(digits.length)) return 'format'
  return hasCheckDigit(digits) ? null : 'check'
}

function expiryCode(text: string, today: string): CardCode | null {
  if (text.trim() === '') return 'required'
  const expiry = readExpiry(text)
  if (expiry === null) return 'format'
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  const ends = monthNumber(2000 + year, month)
  const now = monthNumber(Number(today.slice(0, 4)), Number(today.slice(5, 7)))
  if (ends < now) return 'past'
  return ends > now + MOST_YEARS_AHEAD * 12 ? 'format' : null
}

function securityCode(text: string, number: string): CardCode | null {
  const length = schemeOf(digitsOf(number))?.codeLength ?? VISA.codeLength
  if (text.trim() === '') return 'required'
  const fits = /^\d+$/.test(text.normalize('NFKC').trim()) && digitsOf(text).length === length
  if (fits) return null
  return length === AMERICAN_EXPRESS.codeLength ? 'length-4' : 'length'
}

function nameCode(text: string): CardCode | null {
  const name = text.normalize('NFC').trim()
  if (name === '') return 'required'
  return /^[\p{L}\p{M} .'’-]{2,64}$/u.test(name) ? null : 'format'
}

/** Lists the errors of an entered card, in the order of the fields, on `today` (`YYYY-MM-DD`). */
export function cardFaults({ number, expiry, code, name }: TypedCard, today: string): readonly CardFault[] {
  const codes: Record<CardField, CardCode | null> = {
    number: numberCode(number),
    expiry: expiryCode(expiry, today),
    code: securityCode(code, number),
    name: nameCode(name),
  }
  return CARD_FIELDS.flatMap((field) => {
    const fault = codes[field]
    return fault === null ? [] : [{ field, code: fault }]
  })
}

/** Returns the summary of a card without errors. */
export function summaryOf({ number, expiry }: TypedCard): CardSummary {
  const digits = digitsOf(number)
  return { brand: schemeOf(digits)?.name ?? '', last4: digits.slice(-4), expiry: readExpiry(expiry) ?? '' }
}
