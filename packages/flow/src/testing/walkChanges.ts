import type { Flow } from '../Flow.ts'
import { goBack, startFlow, submitStep } from '../flowState.ts'
import { planLocations } from '../locations.ts'
import type { FlowState, StepPosition } from '../Place.ts'
import { changeStep } from '../returning.ts'
import { visitStep } from '../visitStep.ts'
import { LONGEST_PATH, nameOf, positionOf } from './places.ts'
import type { FlowChoices } from './walkFlow.ts'

/** A finished flow, the place whose Change links are pressed, and what a visitor may answer on each screen. */
export interface ChangeChoices<Answers, Id extends string> {
  /** Complete: everything is answered. */
  readonly answers: Answers
  /** The place with the Change links. */
  readonly from: StepPosition<Id>
  /** Where Change was pressed that opened `from`: a place of another step, where the visitor is in the end. */
  readonly within?: StepPosition<Id> | undefined
  readonly choices: FlowChoices<Answers, Id>['choices']
}

/** One change: the screens from the one that it opened to the last before the way back, and the answers then. */
export interface ChangeWalk<Answers> {
  readonly screens: readonly string[]
  readonly answers: Answers
}

/**
 * Every change from one place of a finished flow: each screen opened, each choice made. On the way it proves that Back
 * leads back at once, that Continue leads to what the choice opened, first to last, and that the visitor then is where
 * Change was pressed; with `within`, that Back and Continue lead from there to where the first Change was.
 *
 * @throws Error naming the flow and the screen when one of the proofs fails, and for answers that are not complete
 */
export function walkChanges<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  { answers, from, within, choices }: ChangeChoices<Answers, Id>,
): readonly ChangeWalk<Answers>[] {
  const walks: ChangeWalk<Answers>[] = []
  const refuse = (error: string): never => {
    throw new Error(`Flow "${flow.name}": ${error}.`)
  }
  const locations = planLocations(flow, answers)
  const unfinished = locations.find(({ complete }) => !complete)
  if (unfinished) refuse(`"${nameOf(unfinished)}" is not complete`)
  const furthest = locations.at(-1)?.step
  const start = startFlow(flow, answers, { furthest })
  const begun = within
    ? changeStep(flow, answers, visitStep(flow, answers, start, within.step, within.page), from).state
    : visitStep(flow, answers, start, from.step, from.page)

  /** Both are where the visitor gets from `from` when its Change is done with. */
  function leadsOn(press: string, there: string): void {
    if (within && there !== nameOf(within))
      refuse(`${press} at "${nameOf(from)}" leads to "${there}", not to "${nameOf(within)}"`)
  }

  function answer(before: Answers, state: FlowState<Id>, visited: readonly string[]): void {
    const here = nameOf(positionOf(state))
    const screens = [...visited, here]
    if (screens.length > LONGEST_PATH) refuse(`a change does not end: ${screens.join(' > ')}`)
    for (const answered of choices[state.active]?.(before, state.page) ?? [before]) {
      const outcome = submitStep(flow, answered, state)
      const opened = planLocations(flow, answered).find(({ complete }) => !complete)
      const expected = nameOf(opened ?? from)
      const there = outcome.done ? 'the end' : nameOf(positionOf(outcome.state))
      if (there !== expected) refuse(`after a change at "${here}" comes "${there}", not "${expected}"`)
      if (there === here) refuse(`a choice at "${here}" leads back to it`)
      if (opened) answer(answered, outcome.state, screens)
      else {
        const after = submitStep(flow, answered, outcome.state)
        leadsOn('Continue', after.done ? 'the end' : nameOf(positionOf(after.state)))
        walks.push({ screens, answers: answered })
      }
    }
  }

  for (const location of locations) {
    if (nameOf(location) === nameOf(from)) continue
    const { state } = changeStep(flow, answers, begun, location)
    const returned = goBack(flow, answers, state).state
    const back = nameOf(positionOf(returned))
    if (back !== nameOf(from)) refuse(`Back at "${nameOf(location)}" leads to "${back}", not back`)
    leadsOn('Back', nameOf(positionOf(goBack(flow, answers, returned).state)))
    answer(answers, state, [])
  }
  return walks
}
