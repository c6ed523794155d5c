import { defineFlow } from '@coverkit/flow'
import { stepReaders } from '../common/step-form/stepReaders.ts'
import type { CalculatorAnswers, CalculatorStepId } from './answers.ts'

export const readers = stepReaders<CalculatorAnswers>(
  async () => (await import('./readers.ts')).calculatorReaders,
)
const { completeness } = readers

export const calculatorFlow = defineFlow<CalculatorAnswers, CalculatorStepId>({
  name: 'calculator',
  base: '/life-insurance-calculator',
  defaultStep: 'about-you',
  steps: [
    { id: 'about-you', path: 'about-you', schema: completeness('about-you') },
    { id: 'dependents', path: 'dependents', schema: completeness('dependents') },
    {
      id: 'assets-and-overheads',
      path: 'assets-and-overheads',
      schema: completeness('assets-and-overheads'),
    },
    { id: 'existing-cover', path: 'existing-cover', schema: completeness('existing-cover') },
    { id: 'results', path: 'results', schema: { safeParse: () => ({ success: true }) } },
  ],
  sideRoutes: [
    { path: 'complete', needs: 'submitted' },
    { path: 'assumptions', needs: 'nothing' },
  ],
})

/** Whether every question is answered, so that there is a result. False until the readers are loaded. */
export function isAnswered(answers: CalculatorAnswers): boolean {
  return calculatorFlow.steps.every((step) => step.schema.safeParse(answers).success)
}
