import { stepPath } from '../defineFlow.ts'
import type { Flow } from '../Flow.ts'
import { goBack, startFlow, submitStep } from '../flowState.ts'
import { planLocations } from '../locations.ts'
import type { FlowState, StepPosition } from '../Place.ts'
import { resolveStep } from '../resolveStep.ts'
import { LONGEST_PATH, nameOf, positionOf } from './places.ts'

/** The answers of a walk: those to start with, and for each step every variant of the answers after it. */
export interface FlowChoices<Answers, Id extends string> {
  /** The answers of a visitor who has answered nothing. */
  readonly initial: Answers
  /** `page` is the page within the step, for a step with pages. */
  readonly choices: {
    readonly [Step in Id]?: (answers: Answers, page: string | undefined) => readonly Answers[]
  }
}

/** One path through a flow, from its first step to the end. */
export interface Walk<Answers, Id extends string> {
  /** Each step once, in the order of the visits. */
  readonly steps: readonly Id[]
  /** Every screen shown: the step's id, or `step/page` for a page within a step. */
  readonly screens: readonly string[]
  /** At the end. */
  readonly answers: Answers
}

const MOST_WALKS = 50_000

/**
 * Every path through a flow for the given choices, depth first. On the way it proves of each screen that Continue leads
 * on, that Back is its inverse, and that no address beyond the first unfinished place opens, whatever is stored.
 *
 * @throws Error naming the flow and the screen: when a choice does not complete its screen, when one of the proofs fails,
 *   when a path has more than 200 screens or there are more than 50,000 paths, and for pages that no address can name.
 */
export function walkFlow<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  { initial, choices }: FlowChoices<Answers, Id>,
): readonly Walk<Answers, Id>[] {
  const walks: Walk<Answers, Id>[] = []
  const refuse = (error: string): never => {
    throw new Error(`Flow "${flow.name}": ${error}.`)
  }

  function visit(answers: Answers, state: FlowState<Id>, visited: readonly StepPosition<Id>[]): void {
    const here = positionOf(state)
    const path = [...visited, here]
    if (path.length > LONGEST_PATH) refuse(`a path does not end: ${path.map(nameOf).join(' > ')}`)
    for (const answered of choices[state.active]?.(answers, state.page) ?? [answers]) {
      refuseError(pagesError(flow, answered))
      refuseError(openError(flow, answered))
      const outcome = submitStep(flow, answered, state)
      if (outcome.done) walks.push(walkOf(path, answered))
      else {
        const there = positionOf(outcome.state)
        if (leadsBack(flow, answered, here, there)) {
          refuse(`a choice at "${nameOf(here)}" leads back to "${nameOf(there)}"`)
        }
        refuseError(backError(flow, answered, here, outcome.state))
        visit(answered, outcome.state, path)
      }
      if (walks.length > MOST_WALKS) refuse(`there are more than ${MOST_WALKS} paths: walk it in parts`)
    }
  }

  function refuseError(error: string | undefined): void {
    if (error !== undefined) refuse(error)
  }

  visit(initial, startFlow(flow, initial), [])
  return walks
}

function walkOf<Answers, Id extends string>(
  path: readonly StepPosition<Id>[],
  answers: Answers,
): Walk<Answers, Id> {
  const steps = path.filter(({ step }, index) => path[index - 1]?.step !== step).map(({ step }) => step)
  return { steps, screens: path.map(nameOf), answers }
}

function leadsBack<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  from: StepPosition<Id>,
  to: StepPosition<Id>,
): boolean {
  const names = planLocations(flow, answers).map(nameOf)
  const index = names.indexOf(nameOf(from))
  return index >= 0 && names.indexOf(nameOf(to)) <= index
}

/** Back leads to the place that Continue left; when its own answers took that out, to the last place before. */
function backError<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  from: StepPosition<Id>,
  state: FlowState<Id>,
): string | undefined {
  const names = planLocations(flow, answers).map(nameOf)
  const there = nameOf(positionOf(state))
  const expected = names.includes(nameOf(from)) ? nameOf(from) : (names[names.indexOf(there) - 1] ?? there)
  const back = nameOf(positionOf(goBack(flow, answers, state).state))
  return back === expected ? undefined : `Back at "${there}" leads to "${back}", not to "${expected}"`
}

function openError<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
): string | undefined {
  const locations = planLocations(flow, answers)
  const incomplete = locations.findIndex(({ complete }) => !complete)
  const last = locations.at(-1)
  if (incomplete < 0 || !last) return undefined
  const stored = { furthest: last.step, submitted: false }
  const open = locations.slice(incomplete + 1).find(({ step, page }) => {
    const segment = flow.steps.find(({ id }) => id === step)?.path ?? ''
    return resolveStep(flow, answers, stored, segment, page).kind === 'show'
  })
  return (
    open && `"${stepPath(flow, open.step, open.page)}" opens before the places in front of it are complete`
  )
}

function pagesError<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
): string | undefined {
  const names = planLocations(flow, answers).map(nameOf)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) return `the page "${repeated}" repeats`
  const bad = planLocations(flow, answers).find(({ page }) => page !== undefined && !/^[\w-]+$/.test(page))
  return bad && `the page "${bad.page}" of "${bad.step}" is not one segment of an address`
}
