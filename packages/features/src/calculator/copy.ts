import { formatMoney, HIGHEST_DOLLARS } from '@coverkit/core'
import type { ErrorMessages } from '#common/step-form/fieldWords.ts'
import { moneySentences } from '#common/step-form/moneySentences.ts'

/** The words that several pages share. Each step, the results and the assumptions have their own beside them. */
export const calculatorCopy = {
  flow: 'Life insurance calculator',
  yes: 'Yes',
  no: 'No',
  blank: 'not answered',
}

/** The sentences of an amount that has no limits of its own. */
export function amountSentences(noun: string): ErrorMessages {
  return { ...moneySentences(noun), max: `Enter an amount up to ${formatMoney(HIGHEST_DOLLARS)}` }
}
