import { formatMoney, parseAge } from '@coverkit/core'
import * as z from 'zod/mini'
import { field } from '#common/step-form/fieldSchemas.ts'
import { stepReader } from '#common/step-form/stepReader.ts'
import { withCalculation } from '../../answers.ts'
import type { CalculatorModel } from '../../calculatorModel.ts'
import { money } from '../../fields.ts'
import { messages } from './messages.ts'
import { type Field, view } from './view.ts'

export const model: CalculatorModel<Field> = {
  ...stepReader({
    view,
    messages,
    schema: () => z.object({ age: field((text) => parseAge(text)), annualSalary: money({ isYearly: true }) }),
    apply: withCalculation,
  }),
  words: () => import('./copy.ts'),
  formats: { annualSalary: formatMoney },
  requestNames: { annualSalary: 'salaryTaxes' },
}
