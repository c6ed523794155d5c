import { type AnalyticsEvent, flowStep, isFlow, routeOf } from '@coverkit/analytics'
import type { VisitorEvent } from '../journey/watchJourney.ts'

/** Returns the analytics event for a visitor's action; null if the action is not counted. */
export function countedEvent(event: VisitorEvent): AnalyticsEvent<never> | null {
  switch (event.type) {
    case 'route-changed':
      return { event: 'route_changed', route: routeOf(event.path) }
    case 'step-viewed': {
      const step = flowStep(event.flow, event.step)
      return step && { event: 'step_viewed', ...step }
    }
    case 'step-submitted': {
      const step = flowStep(event.flow, event.step)
      return step && { event: 'step_submitted', ...step }
    }
    case 'quote-shown':
      return { event: 'quote_shown', offers: event.offers }
    case 'application-started':
      return { event: 'application_started' }
    case 'completed':
      return isFlow(event.flow) ? { event: 'flow_completed', flow: event.flow } : null
  }
}
