import { NEEDS_COVERS } from '@coverkit/core'
import type { CalculatorAnswers } from '../../answers.ts'
import { amountTexts } from '../../groupTexts.ts'

export const view = ({ input }: CalculatorAnswers) => ({
  selectedCovers: input.selectedCovers,
  ...amountTexts(NEEDS_COVERS, input.covers),
  existingWaitingPeriod: input.existingWaitingPeriod ?? '',
  existingBenefitPeriod: input.existingBenefitPeriod ?? '',
})

export type Field = keyof ReturnType<typeof view>
