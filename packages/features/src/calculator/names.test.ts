import { stepPath } from '@coverkit/flow'
import { expect, it } from 'vitest'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { CalculatorAnswers } from './answers.ts'
import { calculatorFlow } from './flow.ts'
import { view as resultsView } from './results/view.ts'
import type { CalculatorDraft } from './state.ts'
import type { Field } from './steps/about-you/copy.ts'
import { aboutYou } from './steps/about-you/step.ts'
import { calculatorSteps } from './steps/calculatorSteps.ts'
import { calculatorView } from './steps/calculatorView.ts'

it('names each step once: the id is its address', () => {
  for (const id of calculatorFlow.ids)
    expect(stepPath(calculatorFlow, id)).toBe(`/life-insurance-calculator/${id}`)
})

/** Never run: the compiler is what is tested. */
export function useWrongNames(form: StepForm<CalculatorAnswers, Field>, draft: CalculatorDraft) {
  form.text('annualSalary')
  // @ts-expect-error: about-you has no field of this name
  form.text('anualSalary')
  // @ts-expect-error: nor one of another step
  form.text('numberOfDependents')
  draft.readers.of('assumptions')
  // @ts-expect-error: no form of the calculator has this id
  draft.readers.of('abuot-you')
  // @ts-expect-error: a view without the fields of the step
  useFlowStep(calculatorSteps, aboutYou, resultsView)
  // @ts-expect-error: the page has the form of its own step
  useFlowStep(calculatorSteps, aboutYou, calculatorView).form.text('numberOfDependents')
  // @ts-expect-error: no step of the calculator
  useFlowStep(calculatorSteps, { ...aboutYou, id: 'about-us' as const }, calculatorView)
}
