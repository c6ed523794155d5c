import { type ParseOptions, refuse } from './cleanText.ts'

/**
 * Reads exactly one of the choices; case and spaces count.
 *
 * @throws InvalidInputError `required` when blank, `choice` for anything else.
 */
export function parseChoice<const Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
  options: ParseOptions = {},
): Choice {
  if (value === null || value === undefined || value === '') refuse(options, 'required')
  return choices.find((choice) => choice === value) ?? refuse(options, 'choice')
}
