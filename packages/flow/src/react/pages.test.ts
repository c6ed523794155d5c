import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { startFlow } from '../flowState.ts'
import { emptyMove, fullMove, type Move, type MoveStep, moveFlow } from '../houseMove.fixture.ts'
import type { FlowState } from '../Place.ts'
import { SIGN_IN } from '../signInRequirement.ts'
import { flowRoutes } from './flowRoutes.tsx'

const STEPS: readonly MoveStep[] = ['tasks', 'home', 'dates', 'storage', 'people', 'items', 'access', 'check']

function open(begunWith: Move, { met = new Set(['truck', SIGN_IN]), ready = Promise.resolve() } = {}) {
  let answers = begunWith
  let state: FlowState<MoveStep> = startFlow(moveFlow, answers, { furthest: 'check' })
  const screen = async () => ({ default: () => null })
  // One screen a step is what the type asks for.
  const steps = Object.fromEntries(STEPS.map((step) => [step, screen])) as Record<MoveStep, typeof screen>
  const source = {
    ready: () => ready,
    read: () => ({ answers, state }),
    write(next: FlowState<MoveStep>) {
      state = next
    },
    met: () => met,
  }
  const routes = flowRoutes(moveFlow, source, { steps, sideRoutes: { booked: screen, prices: screen } })
  const others = ['/', '/trucks', '/login'].map((path) => ({ path, loader: () => null }))
  const router = createMemoryRouter([...routes, ...others])
  return {
    met,
    place: () => [state.active, state.page],
    answer(next: Move) {
      answers = next
    },
    async go(path: string) {
      await router.navigate(path)
      const { pathname, search } = router.state.location
      return pathname + search
    },
    goAtOnce(path: string) {
      void router.navigate(path)
      return router.state.location.pathname
    },
  }
}

describe('routes of a flow with pages', () => {
  const half = { ...fullMove, stairs: null }

  it.each([
    ['/house-move', '/house-move/tasks'],
    ['/house-move/items', '/house-move/items/stairs'],
    ['/house-move/items/piano', '/house-move/items/piano'],
    ['/house-move/items/plants', '/house-move/items/stairs'],
    ['/house-move/items/nonsense', '/house-move/items/stairs'],
    ['/house-move/items/piano/deeper', '/house-move/tasks'],
    ['/house-move/people', '/house-move/people/everyone'],
    ['/house-move/people/r2', '/house-move/people/r2'],
    ['/house-move/home/deeper', '/house-move/tasks'],
    ['/house-move/check', '/house-move/items/stairs'],
    ['/house-move/booked', '/house-move/items/stairs'],
  ])('%s leads to %s', async (path, expected) => {
    expect(await open(half).go(path)).toBe(expected)
  })

  it('makes the shown page the active one', async () => {
    const move = open(fullMove)
    await move.go('/house-move/people/r1')
    expect(move.place()).toEqual(['people', 'r1'])
    await move.go('/')
    await move.go('/house-move/people/r2')
    expect(move.place()).toEqual(['people', 'r2'])
    await move.go('/house-move/home')
    expect(move.place()).toEqual(['home', undefined])
  })

  it('waits for nothing between the pages of a screen at hand', async () => {
    const move = open(fullMove)
    await move.go('/house-move/people/r1')
    expect(move.goAtOnce('/house-move/people/r2')).toBe('/house-move/people/r2')
  })

  it('refuses a page at hand that the answers closed or removed', async () => {
    const move = open(fullMove)
    await move.go('/house-move/items/review')
    await move.go('/house-move/people/r1')
    move.answer({ ...fullMove, people: fullMove.people.slice(0, 1), stairs: null })
    expect(await move.go('/house-move/people/r2')).toBe('/house-move/people/everyone')
    expect(await move.go('/house-move/items/review')).toBe('/house-move/items/stairs')
  })
})

describe('routes of a flow with requirements', () => {
  it('leads to sign in with the way back, and there once that is met', async () => {
    const move = open(fullMove, { met: new Set(['truck']) })
    expect(await move.go('/house-move/people/r2')).toBe('/login?redirect=%2Fhouse-move%2Fpeople%2Fr2')
    move.met.add(SIGN_IN)
    expect(await move.go('/house-move/people/r2')).toBe('/house-move/people/r2')
  })

  it('asks again for a screen at hand', async () => {
    const move = open(emptyMove)
    expect(await move.go('/house-move/tasks')).toBe('/house-move/tasks')
    expect(await move.go('/house-move/home')).toBe('/house-move/home')
    move.met.delete('truck')
    expect(await move.go('/house-move/tasks')).toBe('/trucks')
  })

  it('waits until it is known what is met', async () => {
    const met = new Set<string>()
    const { promise, resolve } = Promise.withResolvers<void>()
    const move = open(fullMove, { met, ready: promise })
    const arrival = move.go('/house-move/home')
    met.add('truck').add(SIGN_IN)
    resolve()
    expect(await arrival).toBe('/house-move/home')
  })
})
