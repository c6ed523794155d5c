import type { FieldCode } from '../fields/InvalidInputError.ts'
import type { Measurement, MeasureUnit, Shares, Value } from './answers.ts'
import type { DateRange, ManyQuestion, Option, Question } from './types.ts'

/** The value of "I am not sure", where it is offered. */
export const UNSURE = 'unsure'

/** The required sum of a `shares` question's parts. */
const SHARES_TOTAL = 100

/**
 * Returns the code of a stored answer's error, or null. `required` when a required one is missing; `choice` for an
 * unknown option; `match` for shares that do not sum to 100 and for "none" beside other options.
 */
export function answerProblem(question: Question, value: Value | undefined, today: string): FieldCode | null {
  if (value === undefined) return question.required ? 'required' : null
  if (value === UNSURE && question.unsure) return null
  switch (question.kind) {
    case 'gate':
    case 'yesNo':
      return value === 'yes' || value === 'no' ? null : 'choice'
    case 'choice':
    case 'search':
      return typeof value === 'string' && isOption(question.options, value) ? null : 'choice'
    case 'many':
      return isList(value) ? manyProblem(question, value) : 'choice'
    case 'count':
    case 'money':
      return numberProblem(value, question, 0)
    case 'decimal':
      return numberProblem(value, question, question.decimals)
    case 'height':
    case 'weight':
      return measureProblem(value, question)
    case 'text':
      if (typeof value !== 'string') return 'format'
      if (value.trim() === '') return 'required'
      return [...value].length > question.max ? 'too-long' : null
    case 'date':
    case 'monthYear':
      return dateProblem(value, question, today)
    case 'shares':
      return isShares(value) ? sharesProblem(question.parts, value) : 'format'
  }
}

/** Is the value a list of options? */
export function isList(value: Value): value is readonly string[] {
  return Array.isArray(value)
}

const UNITS: Readonly<Record<'height' | 'weight', readonly MeasureUnit[]>> = {
  height: ['cm', 'ft'],
  weight: ['kg', 'lb', 'st'],
}

/** Is the value a height or weight? */
export function isMeasurement(value: Value): value is Measurement {
  return typeof value === 'object' && !isList(value) && 'entered' in value && Array.isArray(value.entered)
}

/** Is the value percentages by part? */
export function isShares(value: Value): value is Shares {
  return typeof value === 'object' && !isList(value) && !isMeasurement(value)
}

/** The percentages of all parts together. */
function sharesTotal(value: Shares): number {
  return Object.values(value).reduce((sum, part) => sum + part, 0)
}

/** May a day `YYYY-MM-DD` or a month `YYYY-MM` be given? `future` and `expired` say on which side of today it is. */
export function rangeProblem(value: string, range: DateRange, today: string): FieldCode | null {
  const now = today.slice(0, value.length)
  if (range === 'past' && value > now) return 'future'
  return range === 'future' && value < now ? 'expired' : null
}

function isOption(options: readonly Option[], value: string): boolean {
  return options.some((option) => option.value === value)
}

/** Returns the code of the error in a list of options, or null. */
export function manyProblem(
  { options, none, required }: ManyQuestion,
  value: readonly string[],
): FieldCode | null {
  if (value.length === 0) return required ? 'required' : null
  if (!value.every((chosen) => isOption(options, chosen))) return 'choice'
  if (new Set(value).size !== value.length) return 'choice'
  return none !== undefined && value.length > 1 && value.includes(none) ? 'match' : null
}

/** Returns the error of percentages of parts: `choice`, `range` or, for a sum other than 100, `match`; or null. */
export function sharesProblem(parts: readonly Option[], value: Shares): FieldCode | null {
  if (!Object.keys(value).every((part) => isOption(parts, part))) return 'choice'
  const isPercent = (part: number) => Number.isInteger(part) && part >= 0 && part <= SHARES_TOTAL
  if (!Object.values(value).every(isPercent)) return 'range'
  return sharesTotal(value) === SHARES_TOTAL ? null : 'match'
}

function numberProblem(
  value: Value,
  { min, max }: { readonly min: number; readonly max: number },
  decimals: number,
): FieldCode | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'format'
  if (Number(value.toFixed(decimals)) !== value) return decimals === 0 ? 'whole-number' : 'format'
  if (value < min) return 'min'
  return value > max ? 'max' : null
}

function measureProblem(
  value: Value,
  question: Extract<Question, { readonly kind: 'height' | 'weight' }>,
): FieldCode | null {
  if (!isMeasurement(value) || !UNITS[question.kind].includes(value.unit)) return 'format'
  return numberProblem(value.value, question, 1)
}

function dateProblem(
  value: Value,
  { kind, range }: Extract<Question, { readonly kind: 'date' | 'monthYear' }>,
  today: string,
): FieldCode | null {
  const pattern = kind === 'date' ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{4}-(0[1-9]|1[0-2])$/
  if (typeof value !== 'string' || !pattern.test(value)) return 'not-a-date'
  return rangeProblem(value, range, today)
}
