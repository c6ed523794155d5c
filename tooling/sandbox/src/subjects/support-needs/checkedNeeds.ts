import { InvalidInputError, parseFullName, parsePhone } from '@coverkit/core'
import { hasNoLineBreak } from '../../mail/hasNoLineBreak.ts'
import { type FieldError, Problem } from '../../problem/Problem.ts'
import type { SupportNeeds } from './supportNeedsRows.ts'

const PREFIX = 'supportNeeds'
/** All but the note, which may have paragraphs. */
const SINGLE_LINES = ['interpreterLanguage', 'safeTimes', 'safeAddress'] as const

/**
 * Checks what helps a customer by the rules of the form, and returns it as it is stored, its members in one order.
 * @throws Problem 422 with each member that the form would refuse
 */
export function checkedNeeds(needs: SupportNeeds): SupportNeeds {
  const { representativeName: name, representativePhone: phone } = needs
  const errors: FieldError[] = SINGLE_LINES.filter((field) => !hasNoLineBreak(needs[field] ?? '')).map(
    (field) => ({ field: `${PREFIX}.${field}`, code: 'characters' }),
  )
  const read = (field: keyof SupportNeeds, parse: () => string | null): string | null => {
    try {
      return parse()
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error
      errors.push({ field: `${PREFIX}.${field}`, code: error.code })
      return null
    }
  }
  const isNamed = name !== null || phone !== null
  const representativeName = read('representativeName', () => (isNamed ? parseFullName(name ?? '') : null))
  const representativePhone = read('representativePhone', () => (isNamed ? parsePhone(phone ?? '') : null))
  const { interpreterLanguage, format, safeTimes, safeAddress, note } = needs
  const checked = {
    interpreterLanguage,
    format,
    representativeName,
    representativePhone,
    safeTimes,
    safeAddress,
    note,
  }
  if (errors.length === 0 && Object.values(checked).every((value) => value === null))
    errors.push({ field: PREFIX, code: 'required' })
  if (errors.length > 0) throw new Problem(422, errors)
  return checked
}
