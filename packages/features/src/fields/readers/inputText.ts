import type { InputValue } from '@coverkit/flow'

/** An input as one text: the boxes of a date joined by commas. */
export const inputText = (input: InputValue) => (typeof input === 'string' ? input : input.join(','))

/** The option that an input holds; null where it holds none of them. */
export function optionOf<Option extends string>(
  options: readonly Option[],
  input: InputValue,
): Option | null {
  return options.find((option) => option === input) ?? null
}
