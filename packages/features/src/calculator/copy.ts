import { formatMoney, HIGHEST_DOLLARS } from '@coverkit/core'
import type { ErrorMessages } from '#common/step-form/fieldMessages.ts'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'

/** The words that several pages share. Each step, the results and the assumptions have their own beside them. */
export const calculatorCopy = {
  flow: 'Life insurance calculator',
  yes: 'Yes',
  no: 'No',
  blank: 'not answered',
}

/** The sentences of an amount that has no limits of its own. */
export function amountMessages(noun: string): ErrorMessages {
  return { ...moneyMessages(noun), max: `Enter an amount up to ${formatMoney(HIGHEST_DOLLARS)}` }
}
