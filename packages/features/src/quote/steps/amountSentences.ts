import type { FieldError } from '#common/step-form/fieldError.ts'
import type { ErrorMessages } from '#common/step-form/fieldWords.ts'
import { moneySentences } from '#common/step-form/moneySentences.ts'

/** The sentences of an amount with limits. `noun` completes "Enter …". */
export function amountSentences(noun: string): (error: FieldError) => ErrorMessages {
  return (error) => moneySentences(noun, error)
}
