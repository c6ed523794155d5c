import type { StepView } from '../../../common/step-form/StepModel.ts'
import type { CalculatorAnswers } from '../../answers.ts'
import { numberText } from '../../fieldTexts.ts'

export const aboutYouView = {
  view: ({ input }) => ({ age: numberText(input.age), annualSalary: numberText(input.annualSalary) }),
} satisfies StepView<CalculatorAnswers>
