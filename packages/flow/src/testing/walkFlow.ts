import { type Flow, planSteps } from '../defineFlow.ts'
import { type FlowState, startFlow, submitStep } from '../flowState.ts'

/** What a visitor may answer: the answers to start with, and per step every variant of the answers after it. */
export interface FlowChoices<Answers, Id extends string> {
  readonly initial: Answers
  readonly choices: { readonly [Step in Id]?: (answers: Answers) => readonly Answers[] }
}

/** One path through a flow, from its first step to the end. */
export interface Walk<Answers, Id extends string> {
  readonly steps: readonly Id[]
  readonly answers: Answers
}

const LONGEST_PATH = 200

/**
 * Every path through a flow for the given choices, depth first.
 *
 * @throws Error when a choice does not complete its step, or when a path does not end.
 */
export function walkFlow<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  { initial, choices }: FlowChoices<Answers, Id>,
): readonly Walk<Answers, Id>[] {
  const walks: Walk<Answers, Id>[] = []

  function visit(answers: Answers, state: FlowState<Id>, visited: readonly Id[]): void {
    const steps = [...visited, state.active]
    if (steps.length > LONGEST_PATH) throw new Error(`Flow "${flow.name}" does not end: ${steps.join(' > ')}`)
    for (const answered of choices[state.active]?.(answers) ?? [answers]) {
      const outcome = submitStep(flow, answered, state)
      if (outcome.done) walks.push({ steps, answers: answered })
      else if (stays(flow, answered, state.active, outcome.to)) {
        throw new Error(`Flow "${flow.name}": a choice at "${state.active}" leads back to "${outcome.to}".`)
      } else visit(answered, outcome.state, steps)
    }
  }

  visit(initial, startFlow(flow, initial), [])
  return walks
}

function stays<Answers, Id extends string>(flow: Flow<Answers, Id>, answers: Answers, from: Id, to: Id) {
  const order = flow.steps.map((step) => step.id)
  const included = planSteps(flow, answers).some((step) => step.id === from)
  return included && order.indexOf(to) <= order.indexOf(from)
}
