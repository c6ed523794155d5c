import { formatMoney } from '@coverkit/core'
import { amountMessages } from '../../amountMessages.ts'
import type { CalculatorModel } from '../../calculatorModel.ts'
import { calculatorReader } from '../calculatorReader.ts'
import type { Field } from './copy.ts'

export const model: CalculatorModel<Field> = {
  ...calculatorReader({
    age: {
      min: 'This calculator is for people aged 18 to 75',
      max: 'This calculator is for people aged 18 to 75',
      otherwise: 'Enter your age in whole years',
    },
    annualSalary: amountMessages('your annual salary before tax'),
  }),
  words: () => import('./copy.ts'),
  formats: { annualSalary: formatMoney },
  requestNames: { annualSalary: 'salaryTaxes' },
}
