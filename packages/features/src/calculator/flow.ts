import type { FlowBase, FlowName } from '@coverkit/core'
import { definePage, flowOf } from '@coverkit/flow'
import type { CalculatorAnswers } from './answers.ts'
import { assumptions } from './assumptions/page.ts'
import { results } from './results/step.ts'
import { aboutYou } from './steps/about-you/step.ts'
import { assetsAndOverheads } from './steps/assets-and-overheads/step.ts'
import { dependents } from './steps/dependents/step.ts'
import { existingCover } from './steps/existing-cover/step.ts'

const complete = definePage<CalculatorAnswers>()({
  path: 'complete',
  needs: 'submitted',
})

export const calculatorFlow = flowOf<CalculatorAnswers>()({
  name: 'calculator' satisfies FlowName,
  base: '/life-insurance-calculator' satisfies FlowBase<'calculator'>,
  steps: [aboutYou, dependents, assetsAndOverheads, existingCover, results],
  pages: [complete, assumptions],
})

export type CalculatorStepId = (typeof calculatorFlow.ids)[number]

/** Whether every question is answered, so that there is a result. False until the models are loaded. */
export function isAnswered(answers: CalculatorAnswers): boolean {
  return calculatorFlow.steps.every((step) => step.schema.safeParse(answers).success)
}
