import { FLOW_STEPS as COUNTED, routeOf } from '@coverkit/analytics'
import { FLOW_STEPS } from '@coverkit/embed-sdk'
import { framedFlows, framedPatterns } from '@coverkit/site/framed-patterns'
import { describe, expect, it } from 'vitest'

/** The pages of a step count as the step. */
const patterns = (await framedPatterns()).map((pattern) => pattern.replace('/:page?', ''))

/** Pages of a flow that are no steps, beside the one behind the last step. */
const BESIDE = ['assumptions', 'overview', 'check-receipt', 'copy', 'quote/compare']

function stepsOf(flow: keyof typeof FLOW_STEPS): readonly string[] {
  const row = framedFlows.find(({ name }) => name === flow)
  if (!row) return []
  const start = `${row.base}/`
  return patterns
    .filter((pattern) => pattern.startsWith(start) && !pattern.endsWith('*'))
    .map((pattern) => pattern.slice(start.length))
    .filter((segment) => segment !== row.end && !BESIDE.includes(segment))
}

describe('the steps that events may name', () => {
  it.each(['calculator', 'client-quote', 'application'] as const)(
    'are those of the flow table: %s',
    (flow) => {
      expect(stepsOf(flow)).toEqual(FLOW_STEPS[flow])
    },
  )

  // A flow whose steps are not all implemented yet.
  it('hold those of the flow table, in its order: transfer-policy', () => {
    const steps = stepsOf('transfer-policy')
    expect(FLOW_STEPS['transfer-policy'].filter((step) => steps.includes(step))).toEqual(steps)
  })

  it('are those of the flows that the registry has in frames', () => {
    expect(Object.keys(FLOW_STEPS).sort()).toEqual(framedFlows.map(({ name }) => name).sort())
  })

  it.each(['calculator', 'client-quote', 'application'])(
    'lead to the end that the registry names: %s',
    (flow) => {
      const { base, end } = framedFlows.find(({ name }) => name === flow) ?? {}
      expect(patterns).toContain(`${base}/${end}`)
    },
  )

  it('are the same for partners and for analytics, apart from the flows that no partner frames', () => {
    const framed = Object.entries(COUNTED).filter(([flow]) => framedFlows.some(({ name }) => name === flow))
    expect(Object.fromEntries(framed)).toEqual(FLOW_STEPS)
  })
})

// A bare root only redirects.
const shown = patterns.filter((pattern) => !patterns.includes(`${pattern}/*`))

it.each(shown)('%s is a route that analytics names', (pattern) => {
  expect(routeOf(pattern.replace(/\*$/, 'any'))).not.toBe('/other')
})
