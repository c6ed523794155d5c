import {
  CUSTOMER_AGES,
  EMPLOYMENT_STATUSES,
  InvalidInputError,
  parseChoice,
  parseDateOfBirth,
  parseMobileNumber,
  parseName,
  parsePostcode,
  parseState,
  parseStreet,
  parseSuburb,
} from '@coverkit/core'
import { hasNoLineBreak } from '../../mail/hasNoLineBreak.ts'
import { type FieldError, Problem } from '../../problem/Problem.ts'
import type { Occupation } from '../../rating/RatingTables.ts'
import type { Profile } from '../accounts/tables.ts'

interface DetailsContext {
  /** `YYYY-MM-DD` in Sydney. */
  today: string
  occupations: ReadonlyMap<number, Pick<Occupation, 'titles'>>
}

/** The form's own parsers for the texts of a customer. */
const parsersOn = (today: string): ReadonlyMap<string, (text: string) => string> =>
  new Map(
    Object.entries({
      first_Name: (text) => parseName(text),
      middle_Name: (text) => parseName(text),
      last_Name: (text) => parseName(text),
      mobile: (text) => parseMobileNumber(text),
      mailing_Street: (text) => parseStreet(text),
      mailing_City: (text) => parseSuburb(text),
      mailing_State: (text) => parseState(text),
      mailing_Zip: (text) => parsePostcode(text),
      date_of_Birth: (text) => parseDateOfBirth(text, { on: today, minAge: CUSTOMER_AGES.min }),
      employment_Status: (text) => parseChoice(text, EMPLOYMENT_STATUSES),
      nomination_Type: (text) => parseName(text),
    } satisfies Partial<Record<keyof Profile, (text: string) => string>>),
  )

/** Fields that may be cleared; any other can only be replaced, as on the form. */
const OPTIONAL: readonly string[] = ['middle_Name', 'nomination_Type', 'email_Opt_Out', 'age', 'title']

/**
 * Checks changes of a customer's details by the rules of the form, and returns them as they are stored. An
 * unchanged value is accepted, even if the rules have changed since.
 * @throws Problem 422 with the field and the code of each value that the form would refuse
 */
export function checkedDetails(changes: Profile, stored: Profile, context: DetailsContext): Profile {
  const before = new Map(Object.entries(stored))
  const fields = new Map(
    Object.entries(changes).filter(([field, value]) => (before.get(field) ?? null) !== value),
  )
  const errors: FieldError[] = []
  const read: [string, string | null][] = []
  const parsers = parsersOn(context.today)
  for (const [field, value] of fields) {
    if (value === null && !OPTIONAL.includes(field)) errors.push({ field, code: 'required' })
    const parse = parsers.get(field)
    if (typeof value !== 'string' || !parse) continue
    const result = readText(value, { parse, isOptional: OPTIONAL.includes(field) })
    if ('code' in result) errors.push({ field, code: result.code })
    else read.push([field, result.text])
  }
  if (fields.has('occupation_ID') || fields.has('title'))
    errors.push(...occupationErrors({ ...stored, ...changes }, context))
  if (errors.length > 0) throw new Problem(422, errors)
  return { ...changes, ...Object.fromEntries(read) }
}

interface TextRule {
  parse: (text: string) => string
  isOptional: boolean
}

function readText(
  value: string,
  { parse, isOptional }: TextRule,
): { text: string | null } | { code: string } {
  if (value.trim() === '' && isOptional) return { text: null }
  // Parsers drop such characters, which suits text pasted into a form; no form sends them.
  if (!hasNoLineBreak(value)) return { code: 'characters' }
  try {
    return { text: parse(value) }
  } catch (error) {
    if (error instanceof InvalidInputError) return { code: error.code }
    throw error
  }
}

/** Checks that an occupation's name is one that the list has for its number. */
function occupationErrors(
  { occupation_ID: id = null, title = null }: Profile,
  { occupations }: DetailsContext,
): FieldError[] {
  const named = id === null ? undefined : occupations.get(id)
  if (id !== null && !named) return [{ field: 'occupation_ID', code: 'choice' }]
  const known = (named ? [named] : [...occupations.values()]).flatMap(({ titles }) => titles)
  const isKnown = title === null || known.some(({ description }) => description === title)
  return isKnown ? [] : [{ field: 'title', code: named ? 'match' : 'choice' }]
}
