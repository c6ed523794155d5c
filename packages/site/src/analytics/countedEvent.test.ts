import { expect, it } from 'vitest'
import { countedEvent } from './countedEvent.ts'

it.each([
  [
    { type: 'route-changed', path: '/faq/claims' },
    { event: 'route_changed', route: '/faq/*' },
  ],
  [
    { type: 'step-viewed', flow: 'client-quote', step: 'life-cover' },
    { event: 'step_viewed', flow: 'client-quote', step: 'life-cover' },
  ],
  [
    { type: 'step-submitted', flow: 'calculator', step: 'about-you' },
    { event: 'step_submitted', flow: 'calculator', step: 'about-you' },
  ],
  [
    { type: 'quote-shown', offers: 6 },
    { event: 'quote_shown', offers: 6 },
  ],
  [{ type: 'application-started' }, { event: 'application_started' }],
  [
    { type: 'completed', flow: 'calculator' },
    { event: 'flow_completed', flow: 'calculator' },
  ],
  [{ type: 'step-viewed', flow: 'calculator', step: 'Zephyrine' }, null],
  [{ type: 'completed', flow: 'zephyrine' }, null],
] as const)('counts %j as %j', (event, counted) => {
  expect(countedEvent(event)).toEqual(counted)
})
