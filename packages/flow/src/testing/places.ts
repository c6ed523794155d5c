import type { FlowState, StepPosition } from '../Place.ts'

/** In screens; a longer path is taken for one that does not end. */
export const LONGEST_PATH = 200

/** The step's id, or `step/page` for a page within a step. */
export const nameOf = ({ step, page }: StepPosition<string>): string =>
  page === undefined ? step : `${step}/${page}`

export const positionOf = <Id extends string>({ active, page }: FlowState<Id>): StepPosition<Id> => ({
  step: active,
  page,
})
