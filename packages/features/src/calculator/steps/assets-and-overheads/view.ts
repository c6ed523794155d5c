import { ASSET_KINDS, DEBT_KINDS } from '@coverkit/core'
import type { CalculatorAnswers } from '../../answers.ts'
import { numberText } from '../../fieldTexts.ts'
import { amountTexts, yesNoText } from '../../groupTexts.ts'

export const view = ({ input }: CalculatorAnswers) => ({
  propertyStatus: input.propertyStatus,
  homeValue: numberText(input.homeValue),
  homeSale: yesNoText(input.homeSale),
  selectedAssets: input.selectedAssets,
  ...amountTexts(ASSET_KINDS, input.assets),
  selectedDebts: input.selectedDebts,
  ...amountTexts(DEBT_KINDS, input.debts),
})

export type Field = keyof ReturnType<typeof view>
