import { formatMoney } from '@coverkit/core'
import type { FieldError } from './fieldError.ts'
import type { ErrorMessages } from './fieldMessages.ts'

/** The sentences of an amount in dollars. `noun` completes "Enter your …". */
export function moneyMessages(
  noun: string,
  { min, max }: Pick<FieldError, 'min' | 'max'> = {},
): ErrorMessages {
  return {
    required: `Enter ${noun}`,
    ...(min === undefined ? {} : { min: `The least you can choose for ${noun} is ${formatMoney(min)}` }),
    ...(max === undefined ? {} : { max: `The most you can choose for ${noun} is ${formatMoney(max)}` }),
    otherwise: `Enter ${noun} in dollars, like 85,000`,
  }
}
