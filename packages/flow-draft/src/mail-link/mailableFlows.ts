import type { ResumeFlow } from '@coverkit/api-client'

const FLOWS: readonly ResumeFlow[] = ['calculator', 'client-quote']

/** Whether the answers of a flow may be kept for a mailed link. */
export const isMailable = (flow: string): flow is ResumeFlow => FLOWS.some((known) => known === flow)
