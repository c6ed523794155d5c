import { formatMoney, HIGHEST_DOLLARS } from '@coverkit/core'
import type { ErrorMessages } from '#common/step-form/fieldMessages.ts'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'

/** The sentences of an amount that has no limits of its own. */
export function amountMessages(noun: string): ErrorMessages {
  return { ...moneyMessages(noun), max: `Enter ${noun}, up to ${formatMoney(HIGHEST_DOLLARS)}` }
}
