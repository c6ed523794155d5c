import { flowStep } from '@coverkit/embed-sdk'
import type { FrameEvent } from '@coverkit/embed-sdk/protocol'
import type { VisitorEvent } from '@coverkit/site/framed'

/** Returns the partner's event for a visitor's action; null if there is none. */
export function frameEventOf(event: VisitorEvent): FrameEvent | null {
  switch (event.type) {
    case 'step-viewed':
    case 'step-submitted': {
      const step = flowStep(event.flow, event.step)
      return step && { type: event.type, ...step }
    }
    case 'completed':
      return { type: 'completed', flow: event.flow } as FrameEvent
    case 'route-changed':
      return null
    default:
      return event
  }
}
