import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startFlow } from './flowState.ts'
import { emptyMove, fullMove, moveFlow } from './houseMove.fixture.ts'
import { redirectFor } from './redirectFor.ts'
import { SIGN_IN, signInRequirement } from './signInRequirement.ts'

const all = new Set(['truck', SIGN_IN])
const state = startFlow(moveFlow, fullMove, { furthest: 'check' })
const lead = (segment: string, page?: string, met: ReadonlySet<string> | undefined = all) =>
  redirectFor(moveFlow, { answers: fullMove, state, met }, segment, page)

describe('redirectFor', () => {
  it('shows a place that is open once everything required is there', () => {
    expect(lead('home')).toBeUndefined()
    expect(lead('people', 'r2')).toBeUndefined()
    expect(lead('prices')).toBeUndefined()
  })

  it.each([
    ['nonsense', undefined, '/house-move/tasks'],
    ['people', undefined, '/house-move/people/everyone'],
    ['people', 'r9', '/house-move/people/everyone'],
    ['booked', undefined, '/house-move/check'],
  ])('leads %s/%s to %s', (segment, page, expected) => {
    expect(lead(segment, page)).toBe(expected)
  })

  it('leads where the first missing requirement says, whatever else is wrong', () => {
    expect(lead('home', undefined, new Set())).toBe('/trucks')
    expect(lead('nonsense', undefined, new Set([SIGN_IN]))).toBe('/trucks')
    expect(lead('people', 'r9', new Set(['truck']))).toBe('/login?redirect=%2Fhouse-move%2Fpeople%2Fr9')
  })

  it('holds a requirement missing while nobody says that it is met', () => {
    expect(redirectFor(moveFlow, { answers: fullMove, state }, 'home')).toBe('/trucks')
  })

  it('leads an unfinished flow to its first unfinished page', () => {
    const answers = { ...fullMove, stairs: null }
    expect(redirectFor(moveFlow, { answers, state, met: all }, 'check')).toBe('/house-move/items/stairs')
    const start = startFlow(moveFlow, emptyMove)
    expect(redirectFor(moveFlow, { answers: emptyMove, state: start, met: all }, 'check')).toBe(
      '/house-move/tasks',
    )
  })

  it('ends: what it leads to is shown, or leads on to what is', () => {
    const segments = fc.constantFrom('tasks', 'home', 'storage', 'people', 'items', 'check', 'booked', 'x')
    const pages = fc.constantFrom(undefined, 'r1', 'r9', 'stairs', 'plants', 'review')
    const answers = fc.constantFrom(
      fullMove,
      emptyMove,
      { ...fullMove, gap: false },
      { ...fullMove, piano: null },
    )
    fc.assert(
      fc.property(segments, pages, answers, (segment, page, move) => {
        const input = { answers: move, state: startFlow(moveFlow, move), met: all }
        const target = redirectFor(moveFlow, input, segment, page)
        if (target === undefined) return
        const [, , next = '', nextPage] = target.split('/')
        expect(redirectFor(moveFlow, input, next, nextPage)).toBeUndefined()
      }),
    )
  })
})

describe('the way back from sign-in', () => {
  const signIn = signInRequirement('/login')

  it('is the path that was asked for', () => {
    expect(signIn.redirectTo('/account/change-my-cover/premium-type')).toBe(
      '/login?redirect=%2Faccount%2Fchange-my-cover%2Fpremium-type',
    )
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/house-move/people/../../../account',
    '/house-move/people/%2f%2fevil.example',
    '/house-move/people/a?next=//evil.example',
    '/house-move/people/a#b',
    '/house-move/people/\n',
    '',
  ])('is left out for %j', (path) => {
    expect(signIn.redirectTo(path)).toBe('/login')
  })

  it('stays in the flow, whatever an address holds', () => {
    const disguise = fc.constantFrom('..', '//evil', '/\\evil', 'r1?x', 'r1#x', '%2f%2fevil', 'é', '\n', 'r1')
    const part = fc.oneof(fc.string(), disguise)
    fc.assert(
      fc.property(part, fc.option(part, { nil: undefined }), (segment, page) => {
        const target = lead(segment, page, new Set(['truck'])) ?? ''
        const url = new URL(target, 'https://own.example')
        expect(url.origin + url.pathname).toBe('https://own.example/login')
        const back = url.searchParams.get('redirect')
        if (back === null) return
        const resolved = new URL(back, 'https://own.example')
        expect(resolved.href).toMatch(/^https:\/\/own\.example\/house-move(\/[\w-]+)*$/)
      }),
      { numRuns: 200 },
    )
  })
})
