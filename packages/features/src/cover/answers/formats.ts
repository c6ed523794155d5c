import { formatMoney, formatNumber } from '@coverkit/core'
import { aMonth } from '../words/coverSum.ts'

type Format = (value: unknown) => string

/** Words for an answer that is missing. */
export const blankAnswer = { none: 'none', notAnswered: 'not answered' }

const { none, notAnswered } = blankAnswer

export const money: Format = (value) => (typeof value === 'number' && value > 0 ? formatMoney(value) : none)

export const monthly: Format = (value) =>
  typeof value === 'number' && value > 0 ? aMonth(formatMoney(value)) : none

export const number: Format = (value) => (typeof value === 'number' ? formatNumber(value) : notAnswered)

export const percent: Format = (value) => (typeof value === 'number' ? `${value}%` : notAnswered)

export const text: Format = (value) => (typeof value === 'string' ? value : notAnswered)

/** One of some choices. */
export function word(words: Readonly<Record<string, string>>): Format {
  return (value) => words[String(value)] ?? notAnswered
}

/** Some of some choices. */
export function words(names: Readonly<Record<string, string>>): Format {
  return (value) => {
    const items = Array.isArray(value) ? value.map((item) => names[String(item)] ?? '') : []
    return items.length === 0 ? none : items.join(', ')
  }
}
