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
  /** The index of the place that a way leads back to; the last page of its step where its own page is gone. */
  function indexOf(locations: readonly Location<Id>[], returnTo: ReturnTo<Id>): number {
    if (!steps.includes(returnTo.step)) return -1
    const index = indexOfPosition(locations, returnTo)
    return index < 0 ? locations.findLastIndex(({ step }) => step === returnTo.step) : index
  }
  /** The innermost way back that the plan still has an end for. */
  function inPlan(
    locations: readonly Location<Id>[],
    stored: ReturnTo<Id> | undefined,
  ): ReturnTo<Id> | undefined {
    let way = stored
    while (way && indexOf(locations, way) < 0) way = way.outer
    return way
  }
  return {
    neighbours(locations, { active, page, returnTo: stored }) {
      const returnTo = inPlan(locations, stored)
      if (!returnTo) return {}
      const index = indexOf(locations, returnTo)
      const reached = locations.findIndex(({ step }) => step === returnTo.reached)
      const opened = locations.findIndex(
        ({ step, complete }, at) =>
          !complete && (at < reached || step === returnTo.from.step || step === active),
      )
      const isFrom = indexOfPosition([returnTo.from], { step: active, page }) === 0
      const isOpen = index <= firstIncomplete(locations)
      return { next: Math.max(index, opened), ...(isFrom && isOpen && { previous: index }) }
    },
    carried(locations, { returnTo: stored }, shown) {
      const index = indexOfPosition(locations, shown)
      for (let way = inPlan(locations, stored); way; way = inPlan(locations, way.outer)) {
        const end = indexOf(locations, way)
        const isWithin = index < end || shown.step === way.from.step || !locations[index]?.complete
        if (index !== end && isWithin) return way
      }
      return undefined
    },
  }
}

/** Returns the remaining ways back once one to `step` begins. Each step occurs once, so there is a bound. */
function outside<Id extends string>(way: ReturnTo<Id> | undefined, step: Id): ReturnTo<Id> | undefined {
  if (!way) return undefined
  const outer = outside(way.outer, step)
  return way.step === step ? outer : { ...way, outer }
}

/**
 * Opens a step or page for a change. Continue and Back lead to `returnTo`, which is the place shown now unless it is
 * given. Where that place was opened for a change too, they lead on from there to where that one was asked for.
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
  const locations = planLocations(flow, answers)
  const opened = visitStep(flow, answers, state, change.step, change.page)
  const from = { step: opened.active, page: opened.page }
  const way = { ...returnTo, from, reached: state.furthest }
  if (!carried?.(locations, { returnTo: way }, from)) {
    throw new RangeError(
      `Flow "${flow.name}" does not lead from "${change.step}" back to "${returnTo.step}".`,
    )
  }
  const outer = outside(carried(locations, state, returnTo), returnTo.step)
  return { state: { ...opened, returnTo: outer ? { ...way, outer } : way }, to: opened.active }
}
