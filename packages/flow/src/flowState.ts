import { type Flow, type FlowStep, planSteps } from './defineFlow.ts'

export type StepStatus = 'current' | 'complete' | 'empty'

/** Where a visitor is in a flow. `furthest` is a hint: `furthestStep` decides. */
export interface FlowState<Id extends string> {
  readonly active: Id
  readonly furthest: Id
  readonly status: Readonly<Record<Id, StepStatus>>
  readonly submitted: boolean
}

/** What follows a submitted step: another step, or the end of the flow. */
export type Submitted<Id extends string> =
  | { readonly done: false; readonly state: FlowState<Id>; readonly to: Id }
  | { readonly done: true; readonly state: FlowState<Id> }

/** What a requested address leads to. `to` and `step` are step ids, or the path of a side route. */
export type Resolution<Id extends string> =
  | { readonly kind: 'show'; readonly step: Id | (string & {}) }
  | {
      readonly kind: 'redirect'
      readonly to: Id
      readonly reason: 'unknown-step' | 'ahead-of-furthest' | 'not-included' | 'not-submitted'
    }

/**
 * The furthest step that may be shown: the stored one, but never beyond the first included step whose answers do not
 * parse. A stored id that is no longer in the plan gives way to the answers, so that no draft is stranded.
 */
export function furthestStep<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  state: Pick<FlowState<Id>, 'furthest'>,
): Id {
  const plan = planSteps(flow, answers)
  const hint = plan.findIndex((step) => step.id === state.furthest)
  const limit = firstIncomplete(plan, answers)
  const index = hint < 0 ? limit : Math.min(hint, limit)
  return plan[index]?.id ?? flow.defaultStep
}

/** Index of the first step whose answers do not parse; the last index when all do. */
function firstIncomplete<Answers, Id extends string>(
  plan: readonly FlowStep<Answers, Id>[],
  answers: Answers,
): number {
  const index = plan.findIndex((step) => !step.schema.safeParse(answers).success)
  return index < 0 ? plan.length - 1 : index
}

/** A fresh state, or one resumed at the stored furthest step. The active step is the furthest one. */
export function startFlow<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  { furthest }: { readonly furthest?: Id | undefined } = {},
): FlowState<Id> {
  const first = planSteps(flow, answers)[0]?.id ?? flow.defaultStep
  const active = furthest === undefined ? first : furthestStep(flow, answers, { furthest })
  return withActive(flow, answers, { furthest: active, submitted: false }, active)
}

/** The state with another step being looked at, as after a link or the browser's own Back. */
export function visitStep<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  state: FlowState<Id>,
  step: Id,
): FlowState<Id> {
  return withActive(flow, answers, state, step)
}

function withActive<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  { furthest, submitted }: Pick<FlowState<Id>, 'furthest' | 'submitted'>,
  active: Id,
): FlowState<Id> {
  const plan = planSteps(flow, answers)
  const reached = plan.findIndex((step) => step.id === furthest)
  const status = {} as Record<Id, StepStatus>
  for (const step of flow.steps) status[step.id] = 'empty'
  plan.forEach((step, index) => {
    const passed = index < reached || (submitted && index === reached)
    if (step.id === active) status[step.id] = 'current'
    else if (passed && step.schema.safeParse(answers).success) status[step.id] = 'complete'
  })
  return { active, furthest, status, submitted }
}

/**
 * Marks the active step complete and moves to the next included one. Answers that do not parse keep the visitor at the
 * first step that needs them; a plan that lost the active step goes on from its place in the table.
 */
export function submitStep<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  state: FlowState<Id>,
): Submitted<Id> {
  const plan = planSteps(flow, answers)
  const place = flow.steps.findIndex((step) => step.id === state.active)
  const next = plan.find((step) => flow.steps.indexOf(step) > place)
  const limit = plan[firstIncomplete(plan, answers)]
  const complete = plan.every((step) => step.schema.safeParse(answers).success)
  if (next === undefined && complete) {
    const status: Record<Id, StepStatus> = { ...state.status, [state.active]: 'complete' }
    return { done: true, state: { ...state, furthest: furthestStep(flow, answers, state), status } }
  }
  const target = earlier(flow, next, limit) ?? flow.defaultStep
  const furthest = later(plan, furthestStep(flow, answers, state), target)
  const moved = withActive(flow, answers, { furthest, submitted: state.submitted }, target)
  const own = plan.find((step) => step.id === state.active)
  const done = own !== undefined && own.id !== target && own.schema.safeParse(answers).success
  const status: Record<Id, StepStatus> = done ? { ...moved.status, [state.active]: 'complete' } : moved.status
  return { done: false, state: { ...moved, status }, to: target }
}

function earlier<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  one: FlowStep<Answers, Id> | undefined,
  other: FlowStep<Answers, Id> | undefined,
): Id | undefined {
  if (!one || !other) return (one ?? other)?.id
  return flow.steps.indexOf(one) <= flow.steps.indexOf(other) ? one.id : other.id
}

function later<Answers, Id extends string>(plan: readonly FlowStep<Answers, Id>[], one: Id, other: Id): Id {
  const place = (id: Id) => plan.findIndex((step) => step.id === id)
  return place(one) >= place(other) ? one : other
}

/** Clears the active step's status and goes to the previous included step; the first step stays. */
export function goBack<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  state: FlowState<Id>,
): { readonly state: FlowState<Id>; readonly to: Id } {
  const plan = planSteps(flow, answers)
  const place = flow.steps.findIndex((step) => step.id === state.active)
  const previous = plan.findLast((step) => flow.steps.indexOf(step) < place)
  if (!previous) return { state, to: state.active }
  const status: Record<Id, StepStatus> = {
    ...state.status,
    [state.active]: 'empty',
    [previous.id]: 'current',
  }
  return { state: { ...state, active: previous.id, status }, to: previous.id }
}

/** The state after the server's validated answer to the last submit. */
export function markSubmitted<Id extends string>(state: FlowState<Id>): FlowState<Id> {
  return { ...state, submitted: true, status: { ...state.status, [state.active]: 'complete' } }
}

/** Where the last segment of a requested address leads. */
export function resolveStep<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  state: Pick<FlowState<Id>, 'furthest' | 'submitted'>,
  requested: string,
): Resolution<Id> {
  const furthest = furthestStep(flow, answers, state)
  const side = flow.sideRoutes.find((route) => route.path === requested)
  if (side) {
    const open = side.needs === 'nothing' || state.submitted
    return open
      ? { kind: 'show', step: side.path }
      : { kind: 'redirect', to: furthest, reason: 'not-submitted' }
  }
  const step = flow.steps.find((candidate) => candidate.path === requested)
  if (!step) return { kind: 'redirect', to: flow.defaultStep, reason: 'unknown-step' }
  const plan = planSteps(flow, answers)
  const place = plan.indexOf(step)
  if (place < 0) return { kind: 'redirect', to: furthest, reason: 'not-included' }
  if (place > plan.findIndex((candidate) => candidate.id === furthest)) {
    return { kind: 'redirect', to: furthest, reason: 'ahead-of-furthest' }
  }
  return { kind: 'show', step: step.id }
}
