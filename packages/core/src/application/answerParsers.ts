import { type ParseOptions, refuse, requiredText } from '../fields/cleanText.ts'
import type { TextParser } from './TextParser.ts'

/** Any cleaned text of at most so many characters. */
export function freeText(longest: number): TextParser {
  return (text, options) => requiredText(text, longest, options)
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** An instant in ISO 8601 with its offset. */
export function parseInstant(text: string, options: ParseOptions = {}): string {
  const isInstant = text.length <= 40 && instant.test(text) && !Number.isNaN(Date.parse(text))
  return isInstant ? text : refuse(options, 'not-a-date')
}
