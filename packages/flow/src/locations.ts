import { planSteps } from './defineFlow.ts'
import type { Flow } from './Flow.ts'
import type { Location, StepPosition } from './Place.ts'

/**
 * Returns the included steps and the pages within them as one list: Continue, Back and the guard walk it.
 * `complete` of a step without pages reads its answers when it is accessed: a search for the first incomplete
 * place reads none after it.
 */
export function planLocations<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
): readonly Location<Id>[] {
  return planSteps(flow, answers).flatMap(({ id: step, schema, pages }) => {
    let complete: boolean | undefined
    const own = {
      step,
      get complete() {
        complete ??= schema.safeParse(answers).success
        return complete
      },
    }
    return pages?.locations(step, answers, own.complete) ?? own
  })
}

/** The index of a place; -1 when it is not in the plan. */
export function indexOfPosition(
  locations: readonly StepPosition<string>[],
  { step, page }: StepPosition<string>,
): number {
  return locations.findIndex((one) => one.step === step && one.page === page)
}

/** The index of the first place whose answers are not complete; the number of places when all are. */
export function firstIncomplete(locations: readonly Location<string>[]): number {
  const index = locations.findIndex(({ complete }) => !complete)
  return index < 0 ? locations.length : index
}
