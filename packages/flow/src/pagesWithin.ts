import type { Location } from './locations.ts'

/** A page within a step. The id is its route segment below the step's: letters, digits, `-` and `_`, such as a row's id. */
export interface StepPage {
  readonly id: string
  readonly complete: boolean
}

/** The pages of a step. Only flows that declare some load the code: see `pagesWithin`. */
export interface StepPages<Answers> {
  /** The pages for these answers, in order. */
  readonly list: (answers: Answers) => readonly StepPage[]
  /** The step's places in the plan; undefined while it has no pages. */
  readonly locations: <Id extends string>(
    step: Id,
    answers: Answers,
    isComplete: boolean,
  ) => readonly Location<Id>[] | undefined
}

/**
 * The seam of steps with several pages, each with an address below the step's. Continue and Back walk them. The step's
 * schema counts with the last page, for what no single page can say. Without any page the step is one at its own address.
 */
export function pagesWithin<Answers>(list: StepPages<Answers>['list']): StepPages<Answers> {
  return {
    list,
    locations(step, answers, isComplete) {
      const pages = list(answers)
      const last = pages.length - 1
      if (last < 0) return undefined
      return pages.map(({ id, complete }, index) => ({
        step,
        page: id,
        complete: complete && (isComplete || index < last),
      }))
    },
  }
}
