import type { FieldError } from '#common/step-form/fieldError.ts'
import type { ErrorMessages } from '#common/step-form/fieldMessages.ts'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'

/** The sentences of an amount with limits. `noun` completes "Enter …". */
export function amountMessages(noun: string): (error: FieldError) => ErrorMessages {
  return (error) => moneyMessages(noun, error)
}
