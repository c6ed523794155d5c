import type { FlowName } from '@coverkit/api-client'

interface KnownFlow {
  readonly title: string
  readonly base: string
}

/** The flows whose drafts can be gone on with. */
export const knownFlows: Readonly<Partial<Record<FlowName, KnownFlow>>> = {
  calculator: { title: 'Life insurance calculator', base: '/life-insurance-calculator' },
  'client-quote': { title: 'Quote', base: '/client-quote' },
}

export const flowNames = Object.keys(knownFlows) as readonly FlowName[]

export const isKnownFlow = (flow: string): flow is FlowName => Object.hasOwn(knownFlows, flow)

/** The address where the visitor left off; the flow's own guard has the last word. */
export function stepHref(flow: FlowName, answers: unknown): string {
  const base = knownFlows[flow]?.base ?? '/'
  const step = furthestOf(answers)
  return step === null ? base : `${base}/${step}`
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
