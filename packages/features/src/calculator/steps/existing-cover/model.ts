import { byName, formatMoney, kindOf, NEEDS_COVERS } from '@coverkit/core'
import { NEED_WORDS } from '#cover/needs'
import { amountMessages } from '../../amountMessages.ts'
import type { CalculatorModel } from '../../calculatorModel.ts'
import { calculatorReader } from '../calculatorReader.ts'
import type { Field } from './copy.ts'

export const model: CalculatorModel<Field> = {
  ...calculatorReader({
    selectedCovers: { otherwise: 'Choose the covers you have from the list' },
    ...byName(NEEDS_COVERS, (cover) => amountMessages(NEED_WORDS[kindOf(cover)].amount)),
    existingWaitingPeriod: { otherwise: 'Choose the waiting period of your income protection' },
    existingBenefitPeriod: { otherwise: 'Choose the benefit period of your income protection' },
  }),
  words: () => import('./copy.ts'),
  formats: byName(NEEDS_COVERS, () => formatMoney),
  requestNames: {
    existingWaitingPeriod: 'existingCovers.waitingPeriod',
    existingBenefitPeriod: 'existingCovers.benefitPeriod',
  },
}
