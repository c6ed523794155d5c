import { describe, expect, it } from 'vitest'
import { defineFlow, FlowDefinitionError, planSteps, stepPath } from './defineFlow.ts'
import { emptyTrip, fullTrip, tripFlow } from './flow.fixture.ts'

const schema = { safeParse: () => ({ success: true }) }
const table = (over: object) => ({
  name: 'x',
  base: '/x',
  defaultStep: 'a',
  steps: [
    { id: 'a', path: 'a', schema },
    { id: 'b', path: 'b', schema },
  ],
  ...over,
})

describe('defineFlow', () => {
  it('returns a sound table with side routes filled in', () => {
    expect(defineFlow(table({})).sideRoutes).toEqual([])
  })

  it.each([
    [
      'a repeated id',
      table({
        steps: [
          { id: 'a', path: 'a', schema },
          { id: 'a', path: 'b', schema },
        ],
      }),
      'id "a" repeats',
    ],
    [
      'a repeated path',
      table({
        steps: [
          { id: 'a', path: 'a', schema },
          { id: 'b', path: 'a', schema },
        ],
      }),
      'path "a" repeats',
    ],
    ['a side route on a step', table({ sideRoutes: [{ path: 'b', needs: 'nothing' }] }), 'path "b" repeats'],
    ['an unknown default', table({ defaultStep: 'z' }), 'default step "z"'],
    ['no steps', table({ steps: [] }), 'no step'],
    ['a relative base', table({ base: 'x' }), 'not an absolute path'],
    ['a trailing slash', table({ base: '/x/' }), 'not an absolute path'],
    [
      'a path of two segments',
      table({ steps: [{ id: 'a', path: 'a/b', schema }] }),
      'not one lower-case segment',
    ],
  ])('refuses %s', (_name, flow, message) => {
    expect(() => defineFlow(flow as Parameters<typeof defineFlow>[0])).toThrow(FlowDefinitionError)
    expect(() => defineFlow(flow as Parameters<typeof defineFlow>[0])).toThrow(message)
  })
})

it('takes a step without a schema as always complete', () => {
  const flow = defineFlow(
    table({
      steps: [
        { id: 'a', path: 'a' },
        { id: 'b', path: 'b', schema: undefined },
      ],
    }),
  )
  expect(flow.steps.map((step) => step.schema.safeParse(null))).toEqual([
    { success: true },
    { success: true },
  ])
})

it('keeps what a declaration carries besides', () => {
  const flow = defineFlow(table({ steps: [{ id: 'a', path: 'a', label: 'First' }] }))
  expect(flow.steps[0]).toMatchObject({ label: 'First' })
})

describe('planSteps and stepPath', () => {
  it('includes a step only while its condition holds', () => {
    expect(planSteps(tripFlow, emptyTrip).map((step) => step.id)).toEqual(['who', 'travel', 'agree'])
    expect(planSteps(tripFlow, fullTrip).map((step) => step.id)).toEqual(['who', 'travel', 'car', 'agree'])
  })

  it('includes a step whose condition is left undefined', () => {
    const flow = defineFlow(table({ steps: [{ id: 'a', path: 'a', includedWhen: undefined }] }))
    expect(planSteps(flow, null)).toHaveLength(1)
  })

  it('joins base and path', () => {
    expect(stepPath(tripFlow, 'agree')).toBe('/trip/agreement')
  })

  it('refuses a step that the flow does not have', () => {
    expect(() => stepPath(tripFlow, 'nowhere' as 'who')).toThrow('Flow "trip" has no step "nowhere".')
  })
})
