import { type Assumptions, type CalculatorInput, emptyCalculatorInput } from '@coverkit/core'
import { type FlowAnswers, noProgress } from '@coverkit/flow-draft'

export interface CalculatorAnswers extends FlowAnswers {
  readonly input: CalculatorInput
  /** Only what the visitor changed. */
  readonly assumptions: Partial<Assumptions>
  /** Where the visitor asked the result to be sent, and whether the server took it. */
  readonly mail: { readonly to: string; readonly sent: boolean } | null
}

export function emptyAnswers(): CalculatorAnswers {
  return { typed: {}, progress: noProgress, input: emptyCalculatorInput(), assumptions: {}, mail: null }
}

export function withCalculation(
  answers: CalculatorAnswers,
  change: Partial<CalculatorInput>,
): CalculatorAnswers {
  return { ...answers, input: { ...answers.input, ...change } }
}
