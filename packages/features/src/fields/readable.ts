import { InvalidInputError } from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'

/** Parses an input while the visitor types; null while it cannot be parsed. */
export function readable<Value>(input: InputValue, parse: (text: string) => Value): Value | null {
  try {
    return parse(inputText(input))
  } catch (error) {
    if (error instanceof InvalidInputError) return null
    throw error
  }
}

/** An input as one text: the boxes of a date joined by commas. */
export const inputText = (input: InputValue) => (typeof input === 'string' ? input : input.join(','))

/** The option that an input holds; null where it holds none of them. */
export function optionOf<Option extends string>(
  options: readonly Option[],
  input: InputValue,
): Option | null {
  return options.find((option) => option === input) ?? null
}
