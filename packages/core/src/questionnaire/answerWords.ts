import { formatDate } from '../fields/formatDate.ts'
import { formatMoney, formatNumber } from '../fields/formatMoney.ts'
import { isList, isMeasurement, isShares, UNSURE } from './answerProblem.ts'
import type { Measurement, Value } from './answers.ts'
import type { Option, Question } from './types.ts'
import { unitWords } from './unitWords.ts'

/** The labels of yes-or-no questions and of "I am not sure". */
export const FIXED_LABELS: Readonly<Record<'yes' | 'no' | 'unsure', string>> = {
  yes: 'Yes',
  no: 'No',
  unsure: 'I am not sure',
}

/** An answer in words, as it was shown: option labels in the order of the options, numbers with their units. */
export function answerWords(question: Question, value: Value): readonly string[] {
  if (value === UNSURE && question.unsure) return [FIXED_LABELS.unsure]
  switch (question.kind) {
    case 'gate':
    case 'yesNo':
      return [value === 'yes' ? FIXED_LABELS.yes : FIXED_LABELS.no]
    case 'choice':
    case 'search':
      return labelsOf(question.options, [value])
    case 'many':
      return isList(value) ? labelsOf(question.options, value) : []
    case 'count':
    case 'decimal':
      return typeof value === 'number' ? [withUnit(decimalText(value), value, question.unit)] : []
    case 'money':
      return typeof value === 'number' ? [withUnit(formatMoney(value), value, question.unit)] : []
    case 'height':
    case 'weight':
      return isMeasurement(value) ? [measureWords(value)] : []
    case 'date':
      return typeof value === 'string' ? [formatDate(value)] : []
    case 'monthYear':
      return typeof value === 'string' ? [formatDate(`${value}-01`).replace(/^1 /, '')] : []
    case 'text':
      return typeof value === 'string' ? [value] : []
    case 'shares':
      return isShares(value)
        ? question.parts.map(
            (part) => `${part.label}: ${(Object.hasOwn(value, part.value) && value[part.value]) || 0}%`,
          )
        : []
  }
}

/** A number with its thousands grouped and all its decimals. */
function decimalText(value: number): string {
  const [whole = '', decimals] = String(value).split('.')
  return decimals === undefined ? formatNumber(value) : `${formatNumber(Number(whole))}.${decimals}`
}

function withUnit(text: string, value: number, unit: string | undefined): string {
  return unit === undefined ? text : `${text} ${unitWords(value, unit)}`
}

function labelsOf(options: readonly Option[], values: readonly Value[]): readonly string[] {
  return options.filter(({ value }) => values.includes(value)).map(({ label }) => label)
}

function measureWords({ value, unit, entered }: Measurement): string {
  const [first = '0', second = ''] = entered.map((part) => part.replace(/[^\d.]/g, ''))
  const [large, small] = [first || '0', second || '0']
  switch (unit) {
    case 'cm':
      return `${value} cm`
    case 'kg':
      return `${value} kg`
    case 'ft':
      return `${large} ft ${small} in (${value} cm)`
    case 'st':
      return `${large} st ${small} lb (${value} kg)`
    case 'lb':
      return `${large} lb (${value} kg)`
  }
}
