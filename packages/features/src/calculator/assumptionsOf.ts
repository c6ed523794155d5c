import { type Assumptions, defaultAssumptions } from '@coverkit/core'
import type { CalculatorAnswers } from './answers.ts'

/** The complete set that the needs are worked out with. */
export function assumptionsOf({ assumptions }: Pick<CalculatorAnswers, 'assumptions'>): Assumptions {
  return { ...defaultAssumptions, ...assumptions }
}
