import type { ResumeFlow } from '@coverkit/api-client'
import { FLOWS, flowsWith } from '@coverkit/core'

const MAILABLE: readonly ResumeFlow[] = flowsWith(FLOWS, 'isMailable')

/** Whether the answers of a flow may be kept for a mailed link. */
export const isMailable = (flow: string): flow is ResumeFlow => MAILABLE.some((known) => known === flow)
