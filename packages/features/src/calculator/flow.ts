import { defineFlow } from '@coverkit/flow'
import { completenessOf } from '../common/step-form/StepModel.ts'
import type { CalculatorAnswers, CalculatorStepId } from './answers.ts'
import { aboutYouModel } from './steps/about-you/aboutYouModel.ts'
import { assetsModel } from './steps/assets-and-overheads/assetsModel.ts'
import { dependentsModel } from './steps/dependents/dependentsModel.ts'
import { existingCoverModel } from './steps/existing-cover/existingCoverModel.ts'

export const calculatorFlow = defineFlow<CalculatorAnswers, CalculatorStepId>({
  name: 'calculator',
  base: '/life-insurance-calculator',
  defaultStep: 'about-you',
  steps: [
    { id: 'about-you', path: 'about-you', schema: completenessOf(aboutYouModel) },
    { id: 'dependents', path: 'dependents', schema: completenessOf(dependentsModel) },
    { id: 'assets-and-overheads', path: 'assets-and-overheads', schema: completenessOf(assetsModel) },
    { id: 'existing-cover', path: 'existing-cover', schema: completenessOf(existingCoverModel) },
    { id: 'results', path: 'results', schema: { safeParse: () => ({ success: true }) } },
  ],
  sideRoutes: [
    { path: 'complete', needs: 'submitted' },
    { path: 'assumptions', needs: 'nothing' },
  ],
})

/** Whether every question is answered, so that there is a result. */
export function isAnswered(answers: CalculatorAnswers): boolean {
  return calculatorFlow.steps.every((step) => step.schema.safeParse(answers).success)
}
