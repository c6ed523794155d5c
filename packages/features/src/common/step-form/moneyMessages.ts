import type { ErrorMessages } from './fieldMessages.ts'

/** The sentences of an amount in dollars. `noun` completes "Enter your …". */
export function moneyMessages(noun: string): ErrorMessages {
  return { required: `Enter ${noun}`, otherwise: `Enter ${noun} in dollars, like 85,000` }
}
