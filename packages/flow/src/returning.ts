import type { Flow, ReturnRule } from './Flow.ts'
import { firstIncomplete, indexOfPosition, planLocations } from './locations.ts'
import type { FlowState, Location, ReturnTo, StepPosition } from './Place.ts'
import { visitStep } from './visitStep.ts'

/**
 * The seam of task lists, check-your-answers and review pages. Continue after a change leads back to where Change was
 * pressed; questions that the new answers opened come first. Back leads there at once.
 *
 * @param steps the closed list of steps that a visitor may be led back to; a stored way back to any other is ignored
 */
export function returningTo<Id extends string>(...steps: readonly NoInfer<Id>[]): ReturnRule<Id> {
  function indexOf(locations: readonly Location<Id>[], returnTo: ReturnTo<Id>): number {
    if (!steps.includes(returnTo.step)) return -1
    const index = indexOfPosition(locations, returnTo)
    return index < 0 ? locations.findIndex(({ step }) => step === returnTo.step) : index
  }
  return {
    neighbours(locations, { active, page, returnTo }) {
      const index = returnTo ? indexOf(locations, returnTo) : -1
      if (!returnTo || index < 0) return {}
      const reached = locations.findIndex(({ step }) => step === returnTo.reached)
      const opened = locations.findIndex(
        ({ step, complete }, at) =>
          !complete && (at < reached || step === returnTo.from.step || step === active),
      )
      const isFrom = indexOfPosition([returnTo.from], { step: active, page }) === 0
      const isOpen = index <= firstIncomplete(locations)
      return { next: Math.max(index, opened), ...(isFrom && isOpen && { previous: index }) }
    },
    carried(locations, { returnTo }, shown) {
      const end = returnTo ? indexOf(locations, returnTo) : -1
      if (!returnTo || end < 0) return undefined
      const index = indexOfPosition(locations, shown)
      const isWithin = index < end || shown.step === returnTo.from.step || !locations[index]?.complete
      return index !== end && isWithin ? returnTo : undefined
    },
  }
}

/**
 * Opens a step or page for a change. Continue and Back lead to `returnTo`, which is the place shown now unless it is
 * given.
 *
 * @throws RangeError when the flow does not lead back to that step (`returning`)
 */
export function changeStep<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  state: FlowState<Id>,
  change: StepPosition<Id>,
  returnTo: StepPosition<Id> = { step: state.active, page: state.page },
): { readonly state: FlowState<Id>; readonly to: Id } {
  const { carried } = flow.returning ?? {}
  const opened = visitStep(flow, answers, state, change.step, change.page)
  const from = { step: opened.active, page: opened.page }
  const way = { ...returnTo, from, reached: state.furthest }
  if (!carried?.(planLocations(flow, answers), { returnTo: way }, from)) {
    throw new RangeError(
      `Flow "${flow.name}" does not lead from "${change.step}" back to "${returnTo.step}".`,
    )
  }
  return { state: { ...opened, returnTo: way }, to: opened.active }
}
