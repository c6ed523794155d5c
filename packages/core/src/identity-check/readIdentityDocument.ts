import { parseCountry } from '../application/parseCountry.ts'
import type { ParseOptions } from '../fields/cleanText.ts'
import { type FieldCode, InvalidInputError } from '../fields/InvalidInputError.ts'
import { parseChoice } from '../fields/parseChoice.ts'
import { parseAddressLine } from '../fields/parseName.ts'
import { parseState } from '../geography/parseState.ts'
import { type IdentityFieldKind, type IdentityFieldRow, identityFieldsOf } from './documents.ts'
import { parseExpiry, parseMedicareExpiry, parsePastDate } from './parseIdentityDate.ts'
import {
  parseCardNumber,
  parseCertificateNumber,
  parseImmiCardNumber,
  parseLicenceNumber,
  parseMedicareNumber,
  parseMedicareReference,
  parsePassportNumber,
} from './parseIdentityNumber.ts'
import { type IdentityDocumentType, type IdentityField, MEDICARE_COLOURS } from './types.ts'

type Texts = Readonly<Partial<Record<IdentityField, string>>>

/** Options of a field's parser: today as `YYYY-MM-DD`, and the fields before it. */
type FieldOptions = ParseOptions & { readonly on: string; readonly earlier?: Texts }

const PARSERS: Readonly<Record<IdentityFieldKind, (text: string, options: FieldOptions) => string>> = {
  state: parseState,
  country: parseCountry,
  'licence-number': parseLicenceNumber,
  'card-number': parseCardNumber,
  'passport-number': (text, options) => parsePassportNumber(text, { ...options, ...countryOf(options) }),
  'medicare-number': parseMedicareNumber,
  'medicare-reference': parseMedicareReference,
  'medicare-colour': (text, options) => parseChoice(text, MEDICARE_COLOURS, options),
  'medicare-expiry': (text, options) => {
    const colour = MEDICARE_COLOURS.find((one) => one === options.earlier?.colour)
    return parseMedicareExpiry(text, { ...options, ...(colour && { colour }) })
  },
  'immi-card-number': parseImmiCardNumber,
  'certificate-number': parseCertificateNumber,
  'expiry-date': (text, options) => parseExpiry(text, { ...options, ...countryOf(options) }),
  'past-date': parsePastDate,
  address: parseAddressLine,
}

const countryOf = ({ earlier }: FieldOptions) =>
  earlier?.country === undefined ? {} : { country: earlier.country }

/**
 * Reads one field of a document into its canonical text, by the rule of its kind.
 *
 * @throws InvalidInputError with a code of that kind's parser.
 */
function parseIdentityField({ kind }: IdentityFieldRow, text: string, options: FieldOptions): string {
  return PARSERS[kind](text, options)
}

/** The fields of a document that were read, and the errors of the others, both in the order of the document. */
export interface ReadIdentityFields {
  readonly fields: Texts
  readonly errors: ReadonlyMap<IdentityField, FieldCode>
}

/**
 * Reads what was entered of a document. What the document does not have is dropped; what is missing is `required`. `on` is
 * today, as `YYYY-MM-DD`.
 */
export function readIdentityFields(
  type: IdentityDocumentType,
  texts: Texts,
  { on }: { readonly on: string },
): ReadIdentityFields {
  const fields: Partial<Record<IdentityField, string>> = {}
  const errors = new Map<IdentityField, FieldCode>()
  // The state decides which fields there are, and comes in any spelling.
  const state = readText(() => parseState(texts.state ?? ''))
  const known = typeof state === 'string' ? { ...texts, state } : texts
  for (const field of identityFieldsOf(type, known)) {
    const { name } = field
    const result = readText(() => parseIdentityField(field, texts[name] ?? '', { on, earlier: fields }))
    if (typeof result === 'string') fields[name] = result
    else errors.set(name, result.code)
  }
  return { fields, errors }
}

function readText(parse: () => string): string | InvalidInputError {
  try {
    return parse()
  } catch (error) {
    if (error instanceof InvalidInputError) return error
    throw error
  }
}
