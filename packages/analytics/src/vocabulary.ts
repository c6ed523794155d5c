import type { FlowName as KnownFlow } from '@coverkit/core'
import { FLOW_STEPS, ROUTES } from './generated/flowSteps.ts'

export { FLOW_STEPS }
/** A flow that is counted. */
export type FlowName = keyof typeof FLOW_STEPS & KnownFlow
type StepName<F extends FlowName = FlowName> = (typeof FLOW_STEPS)[F][number]

/** A step of a flow, as events name it. */
export type FlowStep = { [F in FlowName]: { readonly flow: F; readonly step: StepName<F> } }[FlowName]

/** Whether a value is the name of a flow. */
export function isFlow(value: unknown): value is FlowName {
  return typeof value === 'string' && Object.hasOwn(FLOW_STEPS, value)
}

/** The step as events name it, or null when the lists do not have it. */
export function flowStep(flow: unknown, step: unknown): FlowStep | null {
  const ids: readonly unknown[] = isFlow(flow) ? FLOW_STEPS[flow] : []
  return ids.includes(step) ? ({ flow, step } as FlowStep) : null
}

/** A path as events name it. A trailing `/*` matches one more segment, which is not reported. */
export type Route = (typeof ROUTES)[number]

/** Whether a value is a route that events name. */
export function isRoute(value: unknown): value is Route {
  return ROUTES.some((route) => route === value)
}

/**
 * The route of a path, for `route_changed`: a part that varies becomes `*`, an unknown path `/other`. Pages of the
 * questionnaire count as its step, since which of them are shown says something of the visitor's health.
 */
export function routeOf(pathname: string): Route {
  const path = pathname.replace(/(.)\/$/, '$1')
  return [path, path.replace(/(personal-questionnaire\/)?[^/]+$/, '*')].find(isRoute) ?? '/other'
}
