import { planSteps } from './defineFlow.ts'
import type { Flow } from './Flow.ts'
import { planLocations } from './locations.ts'
import type { FlowState, StepStatus } from './Place.ts'

/** A page within a step, for a list of progress. */
export interface PageProgress {
  readonly id: string
  readonly status: StepStatus
}

/** A step of the plan, for a list of progress; `pages` is empty for a step without them. */
export interface StepProgress<Id extends string> {
  readonly id: Id
  readonly status: StepStatus
  readonly pages: readonly PageProgress[]
}

/** How far a visitor is: step `position` of `total`, counted from 1; 0 while the active step is not in the plan. */
export interface FlowProgress<Id extends string> {
  readonly position: number
  readonly total: number
  readonly steps: readonly StepProgress<Id>[]
}

/**
 * The steps of the plan with their pages inside. A step counts once however many pages it has, so that rows and opened
 * questions never move the visitor back.
 */
export function flowProgress<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  state: FlowState<Id>,
): FlowProgress<Id> {
  const locations = planLocations(flow, answers)
  const incomplete = locations.findIndex(({ complete }) => !complete)
  const limit = incomplete < 0 ? locations.length : incomplete
  const steps = planSteps(flow, answers).map(({ id }) => ({
    id,
    status: state.status[id],
    pages: locations.flatMap(({ step, page }, index): PageProgress[] => {
      if (step !== id || page === undefined) return []
      const isCurrent = step === state.active && page === state.page
      return [{ id: page, status: isCurrent ? 'current' : index < limit ? 'complete' : 'empty' }]
    }),
  }))
  return { position: steps.findIndex(({ id }) => id === state.active) + 1, total: steps.length, steps }
}
