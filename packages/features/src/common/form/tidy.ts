import { InvalidInputError, parseConfirmationCode } from '@coverkit/core'

/** Returns what is read, or null where it is refused. */
export function readOrNull<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof InvalidInputError) return null
    throw error
  }
}

/** Makes a field's `format`: the text as it is read, or as it was typed where it is refused. */
export const tidyWith =
  (parse: (text: string) => string) =>
  (text: string): string =>
    readOrNull(() => parse(text)) ?? text

/** The six digits of a mailed code; null where they are none. */
export const readCode = (text: string): string | null => readOrNull(() => parseConfirmationCode(text))

export const tidyCode = tidyWith(parseConfirmationCode)
