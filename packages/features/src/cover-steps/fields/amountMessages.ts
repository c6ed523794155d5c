import { formatMoney } from '@coverkit/core'
import type { FieldError } from '#common/step-form/fieldError.ts'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'

/** The sentences of an amount with limits. `noun` completes "Enter …". */
export const amountMessages =
  (noun: string) =>
  ({ min = 0, max = 0 }: FieldError) => ({
    ...moneyMessages(noun),
    min: `The least you can choose for ${noun} is ${formatMoney(min)}`,
    max: `The most you can choose for ${noun} is ${formatMoney(max)}`,
  })
