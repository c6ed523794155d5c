import { cleanText } from '../fields/cleanText.ts'
import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { nullable, type Read } from '../fields/read.ts'
import { freeText } from './answerParsers.ts'
import type { TextParser } from './TextParser.ts'

const longestText = 1000
const longestId = 100

/** Reads a text by its parser; a missing one is refused. */
export function requiredText(parse: TextParser): Read<string> {
  return (value, path) => {
    if (value === null || value === undefined) throw new InvalidInputError(path, 'required')
    if (typeof value !== 'string') throw new InvalidInputError(path, 'format')
    return parse(value, { path })
  }
}

/** The same with missing and blank texts as null. */
export function optionalText(parse: TextParser): Read<string | null> {
  const read = requiredText(parse)
  return (value, path) => {
    const isBlank = typeof value === 'string' && value.length <= longestText && cleanText(value) === ''
    return isBlank ? null : nullable(read)(value, path)
  }
}

/** The id of a form's own row. */
export const rowId = requiredText(freeText(longestId))

/** An id that the server gave; null before that. */
export const serverId = optionalText(freeText(longestId))

/** Refuses a row whose id an earlier row has; answers are merged by these ids. */
export function refuseRepeated(ids: readonly string[], pathOf: (index: number) => string): void {
  const repeated = ids.findIndex((own, index) => ids.indexOf(own) !== index)
  if (repeated >= 0) throw new InvalidInputError(pathOf(repeated), 'match')
}
