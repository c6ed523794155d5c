import { definePage } from '@coverkit/flow'
import type { CalculatorAnswers } from '../answers.ts'

export const assumptions = definePage<CalculatorAnswers>()({
  path: 'assumptions',
  needs: 'nothing',
  model: () => import('./model.ts'),
})
