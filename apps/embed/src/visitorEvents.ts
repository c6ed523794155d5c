import { type AnalyticsEvent, flowStep as countedStep, routeOf } from '@coverkit/analytics'
import { flowStep } from '@coverkit/embed-sdk'
import type { FrameEvent } from '@coverkit/embed-sdk/protocol'
import type { VisitorEvent } from '@coverkit/site/framed'

/** What the partner's page hears of it; null when it is not told. */
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

/** What is counted of it; null when it is not. */
export function countedEventOf(event: VisitorEvent): AnalyticsEvent<never> | null {
  switch (event.type) {
    case 'route-changed':
      return { event: 'route_changed', route: routeOf(event.path) }
    case 'step-viewed':
    case 'step-submitted': {
      const step = countedStep(event.flow, event.step)
      if (!step) return null
      return event.type === 'step-viewed'
        ? { event: 'step_viewed', ...step }
        : { event: 'step_submitted', ...step }
    }
    case 'quote-shown':
      return { event: 'quote_shown', offers: event.offers }
    case 'application-started':
      return { event: 'application_started' }
    case 'completed':
      return { event: 'flow_completed', flow: event.flow } as AnalyticsEvent<never>
  }
}
