import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { calculatorFields } from './calculatorFields.ts'
import type { CalculatorInput } from './types.ts'

/**
 * Reads a calculator form from outside, such as a stored draft. Missing answers are blanks; keys that are not of the
 * form are dropped.
 *
 * @throws InvalidInputError with the dotted path of the first value that is not allowed: ages 18 to 75, children's ages
 * 0 to 24 and no more of them than `numberOfDependents`, money in whole dollars from 0 to 999,999,999.
 */
export function parseCalculatorInput(value: unknown): CalculatorInput {
  const input: CalculatorInput = calculatorFields.parse(value)
  const { dependentAges, numberOfDependents } = input
  if (numberOfDependents !== null && dependentAges.length > numberOfDependents) {
    throw new InvalidInputError('dependentAges', 'max')
  }
  return input
}
