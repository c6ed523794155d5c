import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { amountMessages } from '../../amountMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  age: {
    min: 'This calculator is for people aged 18 to 75',
    max: 'This calculator is for people aged 18 to 75',
    otherwise: 'Enter your age in whole years',
  },
  annualSalary: amountMessages('your annual salary before tax'),
} satisfies FieldMessages<Field>
