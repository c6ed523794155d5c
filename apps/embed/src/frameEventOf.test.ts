import { expect, it } from 'vitest'
import { frameEventOf } from './frameEventOf.ts'

it.each([
  { type: 'step-viewed', flow: 'client-quote', step: 'life-cover' },
  { type: 'step-submitted', flow: 'calculator', step: 'about-you' },
  { type: 'quote-shown', offers: 7 },
  { type: 'application-started' },
  { type: 'completed', flow: 'calculator' },
] as const)('tells %j as it is', (event) => {
  expect(frameEventOf(event)).toEqual(event)
})

it.each([
  { type: 'route-changed', path: '/' },
  { type: 'step-viewed', flow: 'calculator', step: 'assumptions' },
  { type: 'step-submitted', flow: 'change-my-cover', step: 'indexation' },
] as const)('keeps %j to itself', (event) => {
  expect(frameEventOf(event)).toBeNull()
})
