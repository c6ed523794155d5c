import { FLOWS, flowsWith } from '@coverkit/core'
import { expect, it } from 'vitest'
import { FLOW_STEPS, flowStep, routeOf } from './vocabulary.ts'

it.each([
  ['/', '/'],
  ['/faq/about', '/faq/*'],
  ['/faq/about/', '/faq/*'],
  ['/who-we-are', '/who-we-are'],
  ['/client-quote/quote', '/client-quote/*'],
  ['/account/change-my-cover/indexation', '/account/change-my-cover/*'],
  ['/account/change-my-cover', '/account/*'],
  ['/application/personal-questionnaire', '/application/*'],
  ['/application/personal-questionnaire/storage', '/application/*'],
  ['/application/personal-questionnaire/mind-mental/', '/application/*'],
  ['/account/change-my-cover/personal-questionnaire/mind-check', '/account/change-my-cover/*'],
  ['/application/personal-questionnaire/mind/mental', '/other'],
  ['/application/payment-details/mind', '/other'],
  ['/faq', '/other'],
  ['/faq/about/zephyrine', '/other'],
  ['/zephyrine@canary.example', '/other'],
  ['/who-we-are/../account', '/other'],
  ['', '/other'],
])('reports %s as %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})

const uncounted: readonly string[] = flowsWith(FLOWS, 'isUncounted')

it('lists every flow of the registry that is counted, with the route of its pages', () => {
  const counted = Object.entries(FLOWS).filter(([name]) => !uncounted.includes(name))
  expect(Object.keys(FLOW_STEPS).sort()).toEqual(counted.map(([name]) => name).sort())
  for (const [, { base }] of counted) expect(routeOf(`${base}/any`)).toBe(`${base}/*`)
})

it('lists nothing of a claim: that somebody makes one says something of their health', () => {
  expect(uncounted).toEqual(['make-a-claim'])
  expect(routeOf('/account/make-a-claim/what-happened')).toBe('/other')
})

it('names each step of each flow, and no other', () => {
  for (const [flow, steps] of Object.entries(FLOW_STEPS)) {
    for (const step of steps) expect(flowStep(flow, step)).toEqual({ flow, step })
  }
  expect(flowStep('calculator', 'life-cover')).toBeNull()
  expect(flowStep('constructor', 'name')).toBeNull()
  expect(flowStep(undefined, undefined)).toBeNull()
})
