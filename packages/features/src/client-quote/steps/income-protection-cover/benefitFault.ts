import { formatMoney } from '@coverkit/core'
import { moneySentences } from '../../../common/step-form/fieldWords.ts'
import type { Sentences } from '../faultWords.ts'
import { incomeProtectionCopy as copy } from './copy.ts'

/** A monthly benefit's sentences; `range` is for earnings that allow none. */
export const benefitFault: Sentences = ({ min = 0, max = 0 }) => ({
  ...moneySentences(copy.benefitNoun),
  min: copy.benefitMin(formatMoney(min)),
  max: copy.benefitMax(formatMoney(max)),
  range: copy.earningsTooLow(formatMoney(min)),
})
