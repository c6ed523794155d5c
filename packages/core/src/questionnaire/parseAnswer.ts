import { cleanText, type ParseOptions, plainSigns, refuse, requiredText } from '../fields/cleanText.ts'
import { parseChoice } from '../fields/parseChoice.ts'
import { type DateParts, parseDate } from '../fields/parseDate.ts'
import { parseMoney } from '../fields/parseMoney.ts'
import { parseWholeNumber } from '../fields/parseWholeNumber.ts'
import { manyProblem, rangeProblem, sharesProblem, UNSURE } from './answerProblem.ts'
import type { Shares, Value } from './answers.ts'
import { type MeasureInput, parseMeasure } from './parseMeasure.ts'
import { type MonthParts, parseMonthYear } from './parseMonthYear.ts'
import type { DecimalQuestion, ManyQuestion, Question, SharesQuestion } from './types.ts'

/** Field values of a question: text, ticked options, the parts of a date, a measure, texts by part. */
export type AnswerInput =
  | string
  | readonly string[]
  | DateParts
  | MonthParts
  | MeasureInput
  | Readonly<Record<string, string>>

/** The day that past and future dates are checked against, and the path that an error carries. */
export interface AnswerOptions extends ParseOptions {
  /** The visitor's calendar day `YYYY-MM-DD`. */
  readonly today: string
}

/**
 * Parses the field values of a question into its answer; null for an optional one left blank.
 *
 * @throws InvalidInputError `required`, or what the question's kind refuses: `choice`, `format`, `whole-number`, `min`,
 * `max`, `range`, `too-long`, `not-a-date`, `future`, `expired`; `match` for shares that do not come to 100 and for
 * "none" beside other options.
 */
export function parseAnswer(question: Question, input: AnswerInput, options: AnswerOptions): Value | null {
  if (question.unsure && input === UNSURE) return UNSURE
  if (isBlank(input)) return question.required ? refuse(options, 'required') : null
  return readAnswer(question, input, options)
}

function isBlank(input: AnswerInput): boolean {
  if (typeof input === 'string') return cleanText(input.slice(0, 2_000)) === '' && input.length <= 2_000
  if (isTexts(input)) return input.length === 0
  if (isMeasureInput(input)) return input.parts.every((part) => part.trim() === '')
  return Object.values(input).every((part) => part.trim() === '')
}

function readAnswer(question: Question, input: AnswerInput, options: AnswerOptions): Value {
  switch (question.kind) {
    case 'gate':
    case 'yesNo':
      return parseChoice(input, ['yes', 'no'], options)
    case 'choice':
    case 'search':
      return parseChoice(
        input,
        question.options.map(({ value }) => value),
        options,
      )
    case 'many':
      return isTexts(input) ? parseMany(question, input, options) : refuse(options, 'choice')
    case 'height':
    case 'weight':
      return isMeasureInput(input) ? parseMeasure(question, input, options) : refuse(options, 'format')
    case 'date':
      return inRange(parseDate(dateInput(input, options), options), question.range, options)
    case 'monthYear':
      return inRange(parseMonthYear(monthInput(input, options), options), question.range, options)
    case 'shares':
      return typeof input === 'object' && !isTexts(input) && !isMeasureInput(input)
        ? parseShares(question, input, options)
        : refuse(options, 'format')
    default:
      return typeof input === 'string' ? readText(question, input, options) : refuse(options, 'format')
  }
}

type TypedQuestion = Extract<Question, { readonly kind: 'count' | 'decimal' | 'money' | 'text' }>

function readText(question: TypedQuestion, input: string, options: AnswerOptions): Value {
  const { min, max } = question.kind === 'text' ? { min: 0, max: question.max } : question
  switch (question.kind) {
    case 'count':
      return parseWholeNumber(input.replace(/(?<=\d),(?=\d{3})/g, ''), { ...options, min, max })
    case 'money':
      return parseMoney(input, { ...options, min, max })
    case 'decimal':
      return parseDecimal(question, input, options)
    case 'text':
      return requiredText(input, max, options)
  }
}

function parseDecimal({ decimals, min, max }: DecimalQuestion, input: string, options: ParseOptions): number {
  const clean = plainSigns(requiredText(input, 20, options))
  const [, text, fraction = ''] = /^(-?\d+(?:\.(\d+))?)$/.exec(clean) ?? []
  if (text === undefined || fraction.length > decimals) return refuse(options, 'format')
  const number = Number(text)
  if (number < min) refuse(options, 'min')
  if (number > max) refuse(options, 'max')
  return number === 0 ? 0 : number
}

function parseMany(
  question: ManyQuestion,
  input: readonly string[],
  options: ParseOptions,
): readonly string[] {
  const known = question.options.map(({ value }) => value)
  if (!input.every((chosen) => known.includes(chosen))) refuse(options, 'choice')
  const chosen = known.filter((value) => input.includes(value))
  const problem = manyProblem(question, chosen)
  return problem === null ? chosen : refuse(options, problem)
}

function parseShares({ parts }: SharesQuestion, input: object, options: ParseOptions): Shares {
  const value = Object.fromEntries(
    parts.map((part) => {
      const given: unknown = Object.hasOwn(input, part.value) ? Reflect.get(input, part.value) : ''
      const typed = typeof given === 'string' ? given.trim() : refuse(options, 'format')
      const text = typed.endsWith('%') ? typed.slice(0, -1) : typed
      return [part.value, text.trim() === '' ? 0 : parseWholeNumber(text, { ...options, min: 0, max: 100 })]
    }),
  )
  const problem = sharesProblem(parts, value)
  return problem === null ? value : refuse(options, problem)
}

function inRange(value: string, range: 'past' | 'future' | 'any', options: AnswerOptions): string {
  const problem = rangeProblem(value, range, options.today)
  return problem === null ? value : refuse(options, problem)
}

function isTexts(input: AnswerInput): input is readonly string[] {
  return Array.isArray(input)
}

function isMeasureInput(input: AnswerInput): input is MeasureInput {
  return typeof input === 'object' && !isTexts(input) && Array.isArray(Reflect.get(input, 'parts'))
}

function dateInput(input: AnswerInput, options: ParseOptions): string | DateParts {
  if (typeof input === 'string') return input
  if ('day' in input && 'month' in input && 'year' in input) {
    const { day, month, year } = input
    return { day, month, year }
  }
  return refuse(options, 'not-a-date')
}

function monthInput(input: AnswerInput, options: ParseOptions): string | MonthParts {
  if (typeof input === 'string') return input
  if ('month' in input && 'year' in input) {
    const { month, year } = input
    return { month, year }
  }
  return refuse(options, 'not-a-date')
}
