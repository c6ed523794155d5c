import type { StepPages } from './Flow.ts'

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
