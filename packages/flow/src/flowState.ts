import type { Flow, Neighbours } from './Flow.ts'
import { firstIncomplete, indexOfPosition, planLocations } from './locations.ts'
import type { FlowState, Location, StepPosition, StepStatus } from './Place.ts'

/** The result of submitting a step: another step or page (`state.page`), or the end of the flow. */
export type Submitted<Id extends string> =
  | { readonly done: false; readonly state: FlowState<Id>; readonly to: Id }
  | { readonly done: true; readonly state: FlowState<Id> }

/**
 * The furthest step that may be shown: the stored one, but never beyond the first included step whose answers do not
 * parse. A stored step that has left the plan gives way to the next one that is included, and an id that the flow doesn't
 * have to the answers, so that no draft is stranded.
 */
export function furthestStep<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  state: Pick<FlowState<Id>, 'furthest'>,
): Id {
  const locations = planLocations(flow, answers)
  return locations[furthestIndex(flow, locations, state.furthest)]?.step ?? flow.defaultStep
}

export function furthestIndex<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  locations: readonly Location<Id>[],
  furthest: Id,
): number {
  const last = locations.length - 1
  const hint = locations.findLastIndex(({ step }) => step === furthest)
  const isKnown = flow.steps.some(({ id }) => id === furthest)
  const following = isKnown ? upTo(flow, locations, furthest) : last
  return Math.min(hint < 0 ? following : hint, last, firstIncomplete(locations))
}

/** The number of places up to a step of the table, whether or not the step is included. */
function upTo<Answers, Id extends string>(
  { steps }: Flow<Answers, Id>,
  locations: readonly Location<Id>[],
  id: Id,
): number {
  const order = (one: Id) => steps.findIndex((step) => step.id === one)
  return locations.filter(({ step }) => order(step) <= order(id)).length
}

/** A fresh state, or one resumed at the stored furthest step. The active place is the furthest one. */
export function startFlow<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  { furthest }: { readonly furthest?: Id | undefined } = {},
): FlowState<Id> {
  const locations = planLocations(flow, answers)
  const index = furthest === undefined ? 0 : furthestIndex(flow, locations, furthest)
  const position = locations[index] ?? { step: flow.defaultStep }
  return activate(flow, locations, { furthest: position.step, submitted: false }, position)
}

/** The state with a place shown; each step passed by then is complete when all of it is. */
export function activate<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  locations: readonly Location<Id>[],
  state: Pick<FlowState<Id>, 'furthest' | 'submitted' | 'returnTo'>,
  position: StepPosition<Id>,
  justSubmitted?: Id,
): FlowState<Id> {
  const { furthest, submitted } = state
  const reached = locations.findIndex(({ step }) => step === furthest)
  const status = {} as Record<Id, StepStatus>
  for (const { id } of flow.steps) status[id] = 'empty'
  locations.forEach(({ step }, index) => {
    const passed = index < reached || step === justSubmitted || (submitted && step === furthest)
    if (step === position.step) status[step] = 'current'
    else if (passed && locations.every((one) => one.step !== step || one.complete)) status[step] = 'complete'
  })
  return moved(flow, locations, { ...state, status }, position)
}

function moved<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  locations: readonly Location<Id>[],
  state: Omit<FlowState<Id>, 'active' | 'page'>,
  position: StepPosition<Id>,
): FlowState<Id> {
  const returnTo = flow.returning?.carried(locations, state, position)
  return { ...state, active: position.step, page: position.page, returnTo }
}

/**
 * Marks the active step complete and moves to the next included step or page. If answers do not parse, the
 * visitor stays at the first place that needs them; if the active step has left the plan, the move starts
 * from its place in the table.
 */
export function submitStep<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  state: FlowState<Id>,
): Submitted<Id> {
  const locations = planLocations(flow, answers)
  const index = Math.min(neighbours(flow, locations, state).next, firstIncomplete(locations))
  const target = locations[index]
  if (!target) {
    const status: Record<Id, StepStatus> = { ...state.status, [state.active]: 'complete' }
    return { done: true, state: { ...state, furthest: furthestStep(flow, answers, state), status } }
  }
  const { step: to } = target
  const furthest = locations[Math.max(furthestIndex(flow, locations, state.furthest), index)]?.step ?? to
  return {
    done: false,
    state: activate(flow, locations, { ...state, furthest }, target, state.active),
    to,
  }
}

/** The indexes before and after the active place. If it left the plan, it counts as after all up to its step. */
function neighbours<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  locations: readonly Location<Id>[],
  state: FlowState<Id>,
): Neighbours {
  const passed = upTo(flow, locations, state.active)
  const index = indexOfPosition(locations, { step: state.active, page: state.page })
  const previous = (index < 0 ? passed : index) - 1
  const next = index < 0 ? passed : index + 1
  return { previous, next, ...flow.returning?.neighbours(locations, state) }
}

/** Clears the active step's status and goes to the previous included step or page; the first place stays. */
export function goBack<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  state: FlowState<Id>,
): { readonly state: FlowState<Id>; readonly to: Id } {
  const locations = planLocations(flow, answers)
  const target = locations[neighbours(flow, locations, state).previous]
  if (!target) return { state, to: state.active }
  const { step: to } = target
  const status: Record<Id, StepStatus> = { ...state.status, [state.active]: 'empty', [to]: 'current' }
  return { state: moved(flow, locations, { ...state, status }, target), to }
}

/** The state after the server's validated answer to the last submit. */
export function markSubmitted<Id extends string>(state: FlowState<Id>): FlowState<Id> {
  return { ...state, submitted: true, status: { ...state.status, [state.active]: 'complete' } }
}
