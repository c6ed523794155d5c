import { ASSET_KINDS, byName, DEBT_KINDS, formatMoney } from '@coverkit/core'
import { amountMessages } from '../../amountMessages.ts'
import type { CalculatorModel } from '../../calculatorModel.ts'
import { calculatorReader } from '../calculatorReader.ts'
import { type Field, labels } from './copy.ts'

function messagesOf(name: Field) {
  const label = labels[name]
  return amountMessages(`your ${label.charAt(0).toLowerCase()}${label.slice(1)}`)
}

export const model: CalculatorModel<Field> = {
  ...calculatorReader({
    propertyStatus: { otherwise: 'Tell us if you own or rent your home' },
    homeValue: messagesOf('homeValue'),
    homeSale: { otherwise: 'Tell us if your family would sell the home' },
    selectedAssets: { otherwise: 'Choose what you own from the list' },
    ...byName(ASSET_KINDS, messagesOf),
    selectedDebts: { otherwise: 'Choose what you owe or pay from the list' },
    ...byName(DEBT_KINDS, messagesOf),
  }),
  words: () => import('./copy.ts'),
  formats: byName(['homeValue', ...ASSET_KINDS, ...DEBT_KINDS], () => formatMoney),
}
