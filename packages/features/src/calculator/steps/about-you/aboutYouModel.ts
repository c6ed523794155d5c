import { parseAge } from '@coverkit/core'
import * as z from 'zod/mini'
import { field } from '../../../common/step-form/fieldSchemas.ts'
import type { StepModel } from '../../../common/step-form/StepModel.ts'
import { type CalculatorAnswers, withInput } from '../../answers.ts'
import { money } from '../../fields.ts'
import { aboutYouView } from './aboutYouView.ts'

interface AboutYouRead {
  readonly age: number
  readonly annualSalary: number
}

export const aboutYouModel: StepModel<CalculatorAnswers, AboutYouRead> = {
  ...aboutYouView,
  schema: () => z.object({ age: field((text) => parseAge(text)), annualSalary: money() }),
  apply: withInput,
}
