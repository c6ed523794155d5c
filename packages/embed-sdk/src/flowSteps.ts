import { FLOW_BASES, FLOW_STEPS } from './generated/flowSteps.ts'

/** The steps of each flow that partners may frame, in their order; an event names one of them. */
export { FLOW_STEPS }

/** The name of a flow that partners may frame: in the attribute `flow`, and in events. */
export type FlowName = keyof typeof FLOW_STEPS

/** The id of a step of that flow. */
export type StepName<F extends FlowName = FlowName> = (typeof FLOW_STEPS)[F][number]

/** A step of a flow, as events name it. */
export type FlowStep = { [F in FlowName]: { readonly flow: F; readonly step: StepName<F> } }[FlowName]

/** The step as events name it, or null when the list does not have it. */
export function flowStep(flow: unknown, step: unknown): FlowStep | null {
  const known = Object.entries(FLOW_STEPS).some(
    ([name, steps]) => name === flow && steps.some((id) => id === step),
  )
  return known ? ({ flow, step } as FlowStep) : null
}

/** Returns the start of a flow, as a path within the embed app. */
export function isFlowName(name: unknown): name is FlowName {
  return typeof name === 'string' && Object.hasOwn(FLOW_STEPS, name)
}

/** Where a flow starts, as a path within the embed app. */
export const startOf = (flow: FlowName): string => `${FLOW_BASES[flow]}/${FLOW_STEPS[flow][0]}`
