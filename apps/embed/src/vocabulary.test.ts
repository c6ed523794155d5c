import { FLOW_STEPS as COUNTED, routeOf } from '@coverkit/analytics'
import { FLOW_STEPS } from '@coverkit/embed-sdk'
import { framedPatterns } from '@coverkit/site/framed-patterns'
import { describe, expect, it } from 'vitest'

const patterns = await framedPatterns()

const BASES = {
  calculator: '/life-insurance-calculator/',
  'client-quote': '/client-quote/',
  application: '/application/',
  'transfer-policy': '/transfer-policy/',
} as const satisfies Record<keyof typeof FLOW_STEPS, string>

/** Pages of a flow that are no steps. */
const BESIDE = ['complete', 'assumptions', 'quote']

const stepsOf = (base: string) =>
  patterns
    .filter((pattern) => pattern.startsWith(base) && !pattern.endsWith('*'))
    .map((pattern) => pattern.slice(base.length))
    .filter((segment) => !BESIDE.includes(segment))

describe('the steps that events may name', () => {
  it.each(['calculator', 'client-quote'] as const)('are those of the flow table: %s', (flow) => {
    expect(stepsOf(BASES[flow])).toEqual(FLOW_STEPS[flow])
  })

  // Flows of which not every step has landed.
  it.each(['application', 'transfer-policy'] as const)(
    'hold those of the flow table, in its order: %s',
    (flow) => {
      const steps = stepsOf(BASES[flow])
      expect(FLOW_STEPS[flow].filter((step) => steps.includes(step))).toEqual(steps)
    },
  )

  it('are the same for partners and for analytics, apart from the account, which no partner frames', () => {
    const { 'change-my-cover': _account, ...framed } = COUNTED
    expect(framed).toEqual(FLOW_STEPS)
  })
})

// A bare root only leads on.
const shown = patterns.filter((pattern) => !patterns.includes(`${pattern}/*`))

it.each(shown)('%s is a route that analytics names', (pattern) => {
  expect(routeOf(pattern.replace(/\*$/, 'any'))).not.toBe('/other')
})
