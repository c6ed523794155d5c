import type { FlowState, Place } from '../Place.ts'

/** In screens; a longer path is taken for one that does not end. */
export const LONGEST_PATH = 200

/** The step's id, or `step/page` for a page within a step. */
export const nameOf = ({ step, page }: Place<string>): string =>
  page === undefined ? step : `${step}/${page}`

export const placeOf = <Id extends string>({ active, page }: FlowState<Id>): Place<Id> => ({
  step: active,
  page,
})
