import { formatNumber } from '@coverkit/core'
import { type Question, UNSURE, type Value } from '@coverkit/core/questionnaire'
import type { InputValue } from '@coverkit/flow'

/**
 * Returns the values of a question's fields: the input, else the answer. One text; the options of `many`; or the
 * texts of several boxes: day, month, year; month, year; the unit and its boxes; one for each part.
 */
export function shownInput(
  question: Question,
  value: Value | undefined,
  typed: InputValue | undefined,
): InputValue {
  if (typed !== undefined) return typed
  if (value === undefined || value === UNSURE) return emptyInput(question)
  switch (question.kind) {
    case 'money':
      return typeof value === 'number' ? formatNumber(value) : ''
    case 'date':
      return typeof value === 'string' ? boxesOf(value, 3) : emptyInput(question)
    case 'monthYear':
      return typeof value === 'string' ? boxesOf(value, 2) : emptyInput(question)
    case 'height':
    case 'weight':
      return isMeasurement(value) ? [value.unit, ...value.entered] : emptyInput(question)
    case 'shares':
      return question.parts.map((part) => String(shareOf(value, part.value) ?? ''))
    case 'many':
      return Array.isArray(value) ? value : []
    case 'search':
      return question.options.find((option) => option.value === value)?.label ?? ''
    default:
      return typeof value === 'object' ? '' : String(value)
  }
}

function emptyInput(question: Question): InputValue {
  switch (question.kind) {
    case 'date':
      return ['', '', '']
    case 'monthYear':
      return ['', '']
    case 'height':
      return ['cm', '']
    case 'weight':
      return ['kg', '']
    case 'shares':
      return question.parts.map(() => '')
    case 'many':
      return []
    default:
      return ''
  }
}

/** `2019-03-07` as `7`, `3`, `2019`; of a month the last two. */
function boxesOf(date: string, boxes: 2 | 3): readonly string[] {
  const [year = '', month = '', day = ''] = date.split('-')
  return [day, month, year].slice(3 - boxes).map((part) => String(Number(part)))
}

function isMeasurement(value: Value): value is Extract<Value, { readonly unit: string }> {
  return typeof value === 'object' && 'entered' in value && Array.isArray(value.entered)
}

function shareOf(value: Value, part: string): number | undefined {
  if (typeof value !== 'object' || Array.isArray(value) || isMeasurement(value)) return undefined
  const share: unknown = Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined
  return typeof share === 'number' ? share : undefined
}
