import { createMemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { definePage, defineStep, flowOf } from '../defineStep.ts'
import { emptyTrip, fullTrip, type Trip, tripFlow } from '../flow.fixture.ts'
import { startFlow } from '../flowState.ts'
import type { FlowState } from '../Place.ts'
import { flowRoutes, type ScreensOf } from './flowRoutes.tsx'

/** In milliseconds: a busy machine is slow, a broken program never finishes. */
const PATIENCE = 20_000

type StepId = 'who' | 'travel' | 'car' | 'agree'

function open(begunWith: Trip, furthest?: StepId, requested?: (answers: Trip, step: StepId) => Trip) {
  let answers = begunWith
  let state: FlowState<StepId> = startFlow(tripFlow, answers, { furthest })
  const loaded: string[] = []
  const screen = (name: string) => async () => {
    loaded.push(name)
    return { default: () => null }
  }
  const source = {
    ready: async () => undefined,
    read: () => ({ answers, state }),
    write: (next: FlowState<StepId>) => {
      state = next
    },
    requested: (step: StepId) => {
      answers = requested?.(answers, step) ?? answers
    },
  }
  const routes = flowRoutes(tripFlow, source, {
    steps: { who: screen('who'), travel: screen('travel'), car: screen('car'), agree: screen('agree') },
    sideRoutes: { done: screen('done'), help: screen('help') },
  })
  const router = createMemoryRouter([...routes, { path: '/', loader: () => null }])
  return {
    loaded,
    active: () => state.active,
    answer(next: Trip) {
      answers = next
    },
    /** Where a navigation leads before anything is waited for. */
    goAtOnce(path: string) {
      void router.navigate(path)
      return router.state.location.pathname
    },
    settled: () => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'), PATIENCE),
    path: () => router.state.location.pathname,
    async go(path: string) {
      await router.navigate(path)
      return router.state.location.pathname
    },
  }
}

describe('routes of a flow', () => {
  it.each([
    ['/trip', '/trip/who'],
    ['/trip/', '/trip/who'],
    ['/trip/who', '/trip/who'],
    ['/trip/travel', '/trip/travel'],
    ['/trip/agreement', '/trip/travel'],
    ['/trip/car', '/trip/travel'],
    ['/trip/nonsense', '/trip/who'],
    ['/trip/who/deeper', '/trip/who'],
    ['/trip/done', '/trip/travel'],
    ['/trip/help', '/trip/help'],
  ])('%s leads to %s halfway', async (path, expected) => {
    expect(await open({ ...emptyTrip, name: 'Ada' }, 'travel').go(path)).toBe(expected)
  })

  it('tells its source of a step that is asked for, before that is judged', async () => {
    const byCar = (answers: Trip, step: StepId): Trip =>
      step === 'car' ? { ...answers, drives: true } : answers
    const page = open({ ...fullTrip, drives: false }, 'agree', byCar)
    expect(await page.go('/trip/car')).toBe('/trip/car')
    expect(page.active()).toBe('car')
  })

  it('makes the shown step the active one', async () => {
    const trip = open(fullTrip, 'agree')
    await trip.go('/trip/travel')
    expect(trip.active()).toBe('travel')
  })

  it('a step that is refused changes nothing', async () => {
    const trip = open(emptyTrip)
    await trip.go('/trip/who')
    await trip.go('/trip/agreement')
    expect(trip.active()).toBe('who')
  })

  it('loads the code of the step that is asked for', async () => {
    const trip = open(fullTrip, 'agree')
    await trip.go('/trip/car')
    expect(trip.loaded).toEqual(['car'])
  })

  it('waits for nothing between screens that are at hand', async () => {
    const trip = open(fullTrip, 'agree')
    await trip.go('/trip/car')
    await trip.go('/trip/travel')
    expect(trip.goAtOnce('/trip/car')).toBe('/trip/car')
  })

  it('waits for the code of a screen that is not', async () => {
    const trip = open(fullTrip, 'agree')
    await trip.go('/trip/travel')
    expect(trip.goAtOnce('/trip/agreement')).toBe('/trip/travel')
    await trip.settled()
    expect(trip.path()).toBe('/trip/agreement')
    expect(trip.loaded).toEqual(['travel', 'agree'])
  })

  it('refuses a screen at hand that the answers no longer allow', async () => {
    const trip = open(fullTrip, 'agree')
    await trip.go('/trip/agreement')
    await trip.go('/trip/who')
    trip.answer({ ...emptyTrip, name: 'Ada' })
    expect(await trip.go('/trip/agreement')).toBe('/trip/travel')
  })
})

/** Never run: the compiler is what is tested. */
export function doesNotCompile() {
  const stay = flowOf<Trip>()({
    name: 'stay',
    base: '/stay',
    steps: [defineStep<Trip>()({ id: 'nights', label: 'Nights' })],
    pages: [
      definePage<Trip>()({ path: 'map', needs: 'nothing' }),
      definePage<Trip>()({ path: 'leaflet', needs: 'nothing', isOutside: true }),
    ],
  })
  type Screens = ScreensOf<typeof stay>
  const screen = async () => ({ default: () => null })
  const complete: Screens = { steps: { nights: screen }, sideRoutes: { map: screen } }
  // @ts-expect-error: a step has no screen
  const stepless: Screens = { steps: {}, sideRoutes: { map: screen } }
  // @ts-expect-error: a page has no screen
  const pageless: Screens = { steps: { nights: screen } }
  // @ts-expect-error: the leaflet is served outside the routes
  const outside: Screens = { steps: { nights: screen }, sideRoutes: { map: screen, leaflet: screen } }
  return [complete, stepless, pageless, outside]
}
