import { formatDate } from '../../fields/formatDate.ts'
import { receiptCopy as copy } from './copy.ts'
import type { Entry } from './types.ts'

/** One item, or none where nothing was answered. */
export function entry(
  question: string,
  answer: string | readonly string[] | null | undefined,
  ...fields: readonly string[]
): readonly Entry[] {
  const lines = typeof answer === 'string' ? [answer] : (answer ?? [])
  const texts = lines.map((line) => line.toWellFormed()).filter((line) => line !== '')
  return texts.length === 0 ? [] : [{ question, answer: texts, fields }]
}

/** Yes or No; null where neither was answered. */
export const yesNo = (value: boolean | null | undefined): string | null =>
  value === null || value === undefined ? null : value ? copy.yes : copy.no

/** A calendar day in words. */
export const dateWords = (date: string | null | undefined): string | null => (date ? formatDate(date) : null)

/** Returns the label of an option; an option without a label is returned as it is. */
export function wordOf(
  words: Readonly<Record<string, string>>,
  value: string | null | undefined,
): string | null {
  if (value === null || value === undefined) return null
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value
}

const LAST_DIGITS = 3

/** A number of an account that only its owner needs in full. */
export const lastDigits = (number: string | null | undefined): string | null =>
  number ? copy.endingIn(number.slice(-LAST_DIGITS)) : null
