import { FLOWS, type FlowName, leftOffAt } from '@coverkit/core'

export const isFlowName = (flow: string): flow is FlowName => Object.hasOwn(FLOWS, flow)

/** The address where the visitor goes on; the flow's own guard has the last word. */
export const stepHref = (flow: FlowName, answers: unknown): string => hrefAt(flow, leftOffAt(answers))

/** The address of the step that somebody left off at. */
export function hrefAt(flow: FlowName, step: string | null): string {
  const { base } = FLOWS[flow]
  if (step === null) return base
  return `${base}/${OVERVIEWS[flow] ?? step}`
}

/** Pages of flows that show every step with how far it is: who comes back begins there. */
const OVERVIEWS: Readonly<Partial<Record<FlowName, string>>> = { application: 'overview' }
