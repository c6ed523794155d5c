import { FLOWS, type FlowName, leftOffAt } from '@coverkit/core'

export const isFlowName = (flow: string): flow is FlowName => Object.hasOwn(FLOWS, flow)

/** Returns the address where the visitor continues; the flow's own guard may redirect. */
export const stepHref = (flow: FlowName, answers: unknown): string => hrefAt(flow, leftOffAt(answers))

/** Returns the address of the step where the visitor left off, or of the flow where none is known. */
export function hrefAt(flow: FlowName, step: string | null): string {
  const { base } = FLOWS[flow]
  if (step === null) return base
  return `${base}/${OVERVIEWS[flow] ?? step}`
}

/** Pages of flows that show every step with how far it is: who comes back begins there. */
const OVERVIEWS: Readonly<Partial<Record<FlowName, string>>> = { application: 'overview' }
