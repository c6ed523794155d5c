import { type FieldCode, InvalidInputError } from '../fields/InvalidInputError.ts'
import { parseDate } from '../fields/parseDate.ts'
import { parseAddressLine, parseFullName } from '../fields/parseName.ts'
import { parsePolicyNumber } from '../fields/parsePolicyNumber.ts'
import { parseClaimPhone } from './parseClaimPhone.ts'
import { parseClaimText } from './parseClaimText.ts'
import { type ClaimAnswers, claimTypesFor } from './types.ts'

/** One thing that keeps a claim from being lodged. */
export interface ClaimFault {
  readonly field: keyof ClaimAnswers
  readonly code: FieldCode
}

type Code = FieldCode | null

function codeOf(parse: () => unknown): Code {
  try {
    parse()
    return null
  } catch (error) {
    if (error instanceof InvalidInputError) return error.code
    throw error
  }
}

/** What may be left out is right when it is blank. */
const optional = (text: string | null, parse: (text: string) => unknown): Code =>
  text === null || text.trim() === '' ? null : codeOf(() => parse(text))

const needed = (text: string | null, parse: (text: string) => unknown): Code =>
  codeOf(() => parse(text ?? ''))

function past(date: string | null, on: string): Code {
  return optional(date, (text) => {
    if (parseDate(text) > on) throw new InvalidInputError('', 'future')
  })
}

function whoCodes({ claimant, insuredName, type }: ClaimAnswers): readonly [Code, Code, Code] {
  const isAnother = claimant !== null && claimant !== 'self'
  const isPossible = claimant === null || type === null || claimTypesFor(claimant).includes(type)
  return [
    claimant === null ? 'required' : null,
    (isAnother ? needed : optional)(insuredName, parseFullName),
    type === null ? 'required' : isPossible ? null : 'choice',
  ]
}

function offWorkTo({ offWorkFrom, offWorkTo: to }: ClaimAnswers): Code {
  const code = optional(to, parseDate)
  if (code !== null || offWorkFrom === null || !to) return code
  return codeOf(() => parseDate(offWorkFrom)) === null && parseDate(to) < parseDate(offWorkFrom)
    ? 'min'
    : null
}

/**
 * Everything that keeps a claim from being lodged on `on` (today, `YYYY-MM-DD`), in the order of the form: only who claims, for
 * which policy, the date, how to be reached, and the consent to pass it on are needed; what else is told has to be readable.
 * Browser and server run this same function.
 */
export function validateClaim(answers: ClaimAnswers, { on }: { readonly on: string }): ClaimFault[] {
  const { policyId, policyNumber, eventDate, contactPreference, phone, postalAddress, hasConsented } = answers
  const [claimant, insuredName, type] = whoCodes(answers)
  const codes: readonly (readonly [ClaimFault['field'], Code])[] = [
    ['claimant', claimant],
    ['insuredName', insuredName],
    ['type', type],
    ['policyNumber', policyId === null ? needed(policyNumber, parsePolicyNumber) : null],
    ['eventDate', eventDate ? past(eventDate, on) : 'required'],
    ['description', optional(answers.description, (text) => parseClaimText(text, { of: 'description' }))],
    ['doctors', optional(answers.doctors, (text) => parseClaimText(text, { of: 'doctors' }))],
    ['offWorkFrom', past(answers.offWorkFrom, on)],
    ['offWorkTo', offWorkTo(answers)],
    ['contactPreference', contactPreference === null ? 'required' : null],
    ['phone', (contactPreference === 'phone' ? needed : optional)(phone, parseClaimPhone)],
    ['postalAddress', (contactPreference === 'post' ? needed : optional)(postalAddress, parseAddressLine)],
    ['hasConsented', hasConsented ? null : 'required'],
  ]
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]))
}
