import { FLOWS, type FlowName } from '@coverkit/core'

export const isFlowName = (flow: string): flow is FlowName => Object.hasOwn(FLOWS, flow)

/** The address where the visitor goes on; the flow's own guard has the last word. */
export function stepHref(flow: FlowName, answers: unknown): string {
  const { base } = FLOWS[flow]
  const step = furthestOf(answers)
  if (step === null) return base
  return `${base}/${OVERVIEWS[flow] ?? step}`
}

/** Pages of flows that show every step with how far it is: who comes back begins there. */
const OVERVIEWS: Readonly<Partial<Record<FlowName, string>>> = { application: 'overview' }

/** Whether the answers were submitted: what the server has answered for is no draft any more. */
export function isSubmitted(answers: unknown): boolean {
  const submitted = memberOf(answers, 'submitted')
  return typeof submitted === 'object' && submitted !== null
}

function furthestOf(answers: unknown): string | null {
  const progress = memberOf(answers, 'progress')
  const furthest = memberOf(progress, 'furthest')
  return typeof furthest === 'string' && /^[a-z][a-z-]*$/.test(furthest) ? furthest : null
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
