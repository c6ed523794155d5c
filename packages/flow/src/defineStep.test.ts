import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { FlowDefinitionError, planSteps, stepPath } from './defineFlow.ts'
import { definePage, defineStep, flowOf, type StepModel } from './defineStep.ts'
import { startFlow, submitStep } from './flowState.ts'
import { planLocations } from './locations.ts'
import { pagesWithin } from './pagesWithin.ts'
import { resolveStep } from './resolveStep.ts'

interface Trip {
  readonly name: string
  readonly drives: boolean
  readonly plate: string
}

const nobody: Trip = { name: '', drives: false, plate: '' }

const nameModel: StepModel<Trip, 'name' | 'drives'> = {
  view: ({ name, drives }) => ({ name, drives: drives ? 'yes' : 'no' }),
  isComplete: vi.fn(({ name }) => name !== ''),
}
const plateModel: StepModel<Trip, 'plate'> = {
  view: ({ plate }) => ({ plate }),
  isComplete: ({ plate }) => plate !== '',
}
const letterModel: StepModel<Trip, 'letter'> = { view: () => ({ letter: '' }), isComplete: () => false }

const load = vi.fn(async () => ({ model: nameModel }))

const who = defineStep<Trip>()({ id: 'who', label: 'Who', model: load })
const car = defineStep<Trip>()({
  id: 'car',
  path: 'your-car',
  label: 'Your car',
  includedWhen: ({ drives }) => drives,
  model: async () => ({ model: plateModel }),
})
const letter = defineStep<Trip>()({
  id: 'letter',
  label: 'Letter',
  isOptional: true,
  model: async () => ({ model: letterModel }),
})
const map = defineStep<Trip>()({ id: 'map', label: 'Map' })
const settings = definePage<Trip>()({
  path: 'settings',
  needs: 'nothing',
  model: async () => ({ model: letterModel }),
})
const leaflet = definePage<Trip>()({ path: 'leaflet', needs: 'nothing', isOutside: true })

const makeFlow = () =>
  flowOf<Trip>()({ name: 'trip', base: '/trip', steps: [who, car, letter, map], pages: [settings, leaflet] })

describe('a flow of declared steps', () => {
  const flow = makeFlow()

  it('has its ids, labels and addresses from them, in their order', () => {
    expect(flow.ids).toEqual(['who', 'car', 'letter', 'map'])
    expect(flow.labels).toEqual({ who: 'Who', car: 'Your car', letter: 'Letter', map: 'Map' })
    expect(flow.ids.map((id) => stepPath(flow, id))).toEqual([
      '/trip/who',
      '/trip/your-car',
      '/trip/letter',
      '/trip/map',
    ])
    expect(flow.defaultStep).toBe('who')
  })

  it('opens its pages, one outside its routes too', () => {
    const start = startFlow(flow, nobody)
    expect(resolveStep(flow, nobody, start, 'settings')).toEqual({ kind: 'show', step: 'settings' })
    expect(resolveStep(flow, nobody, start, 'leaflet')).toEqual({ kind: 'show', step: 'leaflet' })
  })

  it('has the pages that a model lists, once it is loaded', async () => {
    const guests = defineStep<Trip>()({
      id: 'guests',
      label: 'Guests',
      pages: pagesWithin,
      model: async () => ({
        model: { ...nameModel, listPages: ({ name }: Trip) => [{ id: 'first', complete: name !== '' }] },
      }),
    })
    const own = flowOf<Trip>()({ name: 'trip', base: '/trip', steps: [guests] })
    const places = () => planLocations(own, nobody).map(({ step, page }) => [step, page])
    expect(places()).toEqual([['guests', undefined]])
    await own.models.load()
    expect(places()).toEqual([['guests', 'first']])
  })

  it('asks a step only while its condition holds', () => {
    const plan = (drives: boolean) => planSteps(flow, { ...nobody, drives }).map(({ id }) => id)
    expect(plan(false)).toEqual(['who', 'letter', 'map'])
    expect(plan(true)).toEqual(['who', 'car', 'letter', 'map'])
  })

  it('refuses steps and pages of one address', () => {
    const twice = definePage<Trip>()({ path: 'your-car', needs: 'nothing', isOutside: true })
    const make = () => flowOf<Trip>()({ name: 'trip', base: '/trip', steps: [who, car], pages: [twice] })
    expect(make).toThrow(FlowDefinitionError)
    expect(make).toThrow('path "your-car" repeats')
  })
})

describe('completeness', () => {
  const complete = (flow: ReturnType<typeof makeFlow>, answers: Trip) =>
    flow.steps.filter(({ schema }) => schema.safeParse(answers).success).map(({ id }) => id)

  it('is what the models say once they are loaded; before, only steps without one and optional ones are', async () => {
    const flow = makeFlow()
    const ada = { ...nobody, name: 'Ada' }
    expect(complete(flow, ada)).toEqual(['letter', 'map'])
    await flow.models.load()
    expect(complete(flow, ada)).toEqual(['who', 'letter', 'map'])
    expect(complete(flow, { ...ada, plate: 'ABC123' })).toEqual(['who', 'car', 'letter', 'map'])
  })

  it('is asked of a model once for the same answers', async () => {
    const flow = makeFlow()
    await flow.models.load()
    vi.mocked(nameModel.isComplete).mockClear()
    submitStep(flow, nobody, startFlow(flow, nobody))
    expect(nameModel.isComplete).toHaveBeenCalledTimes(1)
  })

  it('never lets a visitor past a step whose model refuses, whatever the answers', async () => {
    const flow = makeFlow()
    await flow.models.load()
    const answers = fc.record({ name: fc.string(), drives: fc.boolean(), plate: fc.string() })
    fc.assert(
      fc.property(answers, (trip) => {
        const { state } = submitStep(flow, trip, startFlow(flow, trip))
        const isPast = state.furthest !== 'who'
        expect(isPast).toBe(trip.name !== '')
      }),
    )
  })
})

describe('the models of a flow', () => {
  it('are loaded once, and known by step and page', async () => {
    const flow = makeFlow()
    load.mockClear()
    expect(() => flow.models.of('who')).toThrow('who')
    expect(flow.models.all().size).toBe(0)
    await flow.models.load()
    await flow.models.load()
    expect(load).toHaveBeenCalledTimes(1)
    expect(flow.models.of('car')).toBe(plateModel)
    expect(flow.models.of('settings')).toBe(letterModel)
    expect(() => flow.models.of('map')).toThrow('map')
    expect([...flow.models.all()]).toEqual([
      ['who', nameModel],
      ['car', plateModel],
      ['letter', letterModel],
      ['settings', letterModel],
    ])
  })

  it('are asked for again after one could not be had', async () => {
    const flow = makeFlow()
    load.mockRejectedValueOnce(new Error('offline'))
    await expect(flow.models.load()).rejects.toThrow('offline')
    expect(() => flow.models.of('car')).toThrow('car')
    await flow.models.load()
    expect(flow.models.of('who')).toBe(nameModel)
  })
})

/** Never run: the compiler is what is tested. */
export function doesNotCompile() {
  const flow = makeFlow()
  // @ts-expect-error: no step has this id
  flow.models.of('hwo')
  // @ts-expect-error: no step has this id
  flow.labels.hwo
  // @ts-expect-error: no step has this id
  const address = () => stepPath(flow, 'hwo')
  expect(address).toThrow(RangeError)
  // @ts-expect-error: the model is one of other answers
  defineStep<{ readonly age: number }>()({ id: 'who', label: 'Who', model: load })
  // @ts-expect-error: the model's module has no model
  defineStep<Trip>()({ id: 'who', label: 'Who', model: async () => ({ schema: 1 }) })
  // @ts-expect-error: the field is not one of the model's
  nameModel.view(nobody).nmae
  // @ts-expect-error: a flow has at least one step
  flowOf<Trip>()({ name: 'trip', base: '/trip', steps: [] })
}
