import { type Assumptions, type CalculatorInput, emptyCalculatorInput } from '@coverkit/core'
import { type FlowProgress, noProgress, type TypedFields } from '../common/draft/flowAnswers.ts'
import type { CalculatorStepId } from './flow.ts'

/** Its members are written out: the ids come from the steps, which are declared for these answers. */
export interface CalculatorAnswers {
  readonly typed: TypedFields
  readonly progress: FlowProgress<CalculatorStepId>
  readonly input: CalculatorInput
  /** Only what the visitor changed. */
  readonly assumptions: Partial<Assumptions>
  /** Where the visitor asked the result to be sent, and whether the server took it. */
  readonly mail: { readonly to: string; readonly sent: boolean } | null
}

export function emptyAnswers(): CalculatorAnswers {
  return { typed: {}, progress: noProgress, input: emptyCalculatorInput(), assumptions: {}, mail: null }
}

export function withInput(answers: CalculatorAnswers, change: Partial<CalculatorInput>): CalculatorAnswers {
  return { ...answers, input: { ...answers.input, ...change } }
}
