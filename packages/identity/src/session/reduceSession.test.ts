import { describe, expect, it } from 'vitest'
import { NEW_TAB, reduceSession } from './reduceSession.ts'
import type { SessionEvent, TabState } from './SessionEvent.ts'
import { after, recordOf, signedInEvent, tokensOf, typesOf } from './session.fixture.ts'

const stored = (change = {}) =>
  ({ type: 'stored', record: recordOf(), isUnused: false, ...change }) satisfies SessionEvent
const refusal = {
  type: 'renewed',
  record: recordOf(),
  error: 'NotAuthorizedException',
  refreshToken: undefined,
  tokens: null,
  isPresent: false,
} as const
const renewal = { ...refusal, error: undefined, refreshToken: 'refresh-2', tokens: tokensOf('id-2') } as const
const forgetful = signedInEvent({ rememberMe: false })

const STATES = {
  restoring: NEW_TAB,
  'signed-out': after({ type: 'unanswered' }),
  remembered: after(signedInEvent()),
  tokenless: after(stored()),
  forgetful: after(forgetful),
  warned: after(forgetful, { type: 'idle-warning', idleWarning: true }),
  away: after(stored({ isUnused: true })),
  expired: after(signedInEvent(), refusal),
} as const satisfies Readonly<Record<string, TabState>>

const later = recordOf({ id: 's2', signedInAt: 2_000, refreshToken: 'refresh-9' })
const EVENTS = {
  'the storage is empty': stored({ record: null }),
  'the storage has the session': stored(),
  'the storage has it, unused': stored({ isUnused: true }),
  'the storage has a later one': stored({ record: later }),
  'the storage has a later one, unused, not remembered': stored({
    record: { ...later, rememberMe: false },
    isUnused: true,
  }),
  'no tab answers': { type: 'unanswered' },
  'another signs in': signedInEvent({ id: 's2', now: 2_000, refreshToken: 'refresh-9' }),
  'a renewal is answered': renewal,
  'a renewal by an act is answered': { ...renewal, isPresent: true },
  'a renewal is answered without tokens': { ...renewal, tokens: null },
  'a renewal is refused': refusal,
  'a renewal is lost': { ...refusal, error: 'NetworkError' },
  'a renewal of another session is answered': { ...renewal, record: recordOf({ id: 's0' }) },
  'idleness warns': { type: 'idle-warning', idleWarning: true },
  'activity ends the warning': { type: 'idle-warning', idleWarning: false },
  'idleness ends': { type: 'end', reason: 'idle' },
  'the customer signs out': { type: 'end', reason: 'chosen' },
  'the customer signs out everywhere': { type: 'end', reason: 'everywhere' },
  'a tab asks': { type: 'requested' },
  'a tab hands over the session': {
    type: 'session',
    record: recordOf({ renewal: 1 }),
    tokens: tokensOf('id-2'),
    isUnused: false,
  },
  'a tab hands over the session without tokens': {
    type: 'session',
    record: recordOf({ renewal: 1 }),
    tokens: null,
    isUnused: false,
  },
  'a tab is away': { type: 'away', id: 's1', isUnused: false },
  'a tab expired': { type: 'expired', record: recordOf(), isUnused: false },
  'a tab signed out': { type: 'signed-out', id: 's1', reason: 'chosen', isUnused: false },
  'a tab signed out for idleness': { type: 'signed-out', id: 's1', reason: 'idle', isUnused: false },
  'a tab signed out of another session': {
    type: 'signed-out',
    id: 's0',
    reason: 'chosen',
    isUnused: false,
  },
} as const satisfies Readonly<Record<string, SessionEvent>>

/** Gives the status that is shown after the event, and the types of the effects; `=` says that the state is the same object. */
function cell(state: TabState, event: SessionEvent): string {
  const next = reduceSession(state, event)
  const { shown, tokens } = next.state
  const warned = shown.status === 'signed-in' && shown.idleWarning ? '!' : ''
  const status = next.state === state ? '=' : `${shown.status}${tokens ? '+' : ''}${warned}`
  return [status, typesOf(next.effects)].filter(Boolean).join(' ')
}

/** Each event in each state: what is shown then, and the effects. */
const TABLE: readonly (readonly [event: keyof typeof EVENTS, cells: Readonly<Record<string, string>>])[] = [
  [
    'the storage is empty',
    {
      'restoring, signed-out, expired': '=',
      'remembered, tokenless, forgetful, warned, away': 'signed-out remove remove-use show leave',
    },
  ],
  [
    'the storage has the session',
    {
      'restoring, signed-out': 'signed-in follow show',
      'remembered, tokenless, forgetful, warned, away, expired': '=',
    },
  ],
  [
    'the storage has it, unused',
    {
      'restoring, signed-out': 'away follow show',
      'remembered, tokenless, forgetful, warned, away, expired': '=',
    },
  ],
  [
    'the storage has a later one',
    {
      'restoring, signed-out, remembered, tokenless, forgetful, away, expired': 'signed-in follow show',
      warned: 'signed-in! follow show',
    },
  ],
  [
    'the storage has a later one, unused, not remembered',
    {
      'restoring, signed-out, remembered, tokenless, forgetful, warned, away, expired':
        'signed-out follow revoke remove remove-use show',
    },
  ],
  [
    'no tab answers',
    {
      restoring: 'signed-out remove-use show',
      'signed-out, remembered, tokenless, forgetful, warned, away, expired': '=',
    },
  ],
  [
    'another signs in',
    {
      'restoring, signed-out, expired': 'signed-in+ write write-use show send stay',
      'remembered, tokenless, forgetful, away': 'signed-in+ write write-use show send stay revoke',
      warned: 'signed-in+! write write-use show send stay revoke',
    },
  ],
  [
    'a renewal is answered',
    {
      'restoring, signed-out, expired': '= revoke',
      'remembered, tokenless, forgetful': 'signed-in+ write show send',
      warned: 'signed-in+! write show send',
      away: 'away write send',
    },
  ],
  [
    'a renewal by an act is answered',
    {
      'restoring, signed-out, expired': '= revoke',
      'remembered, tokenless, forgetful, away': 'signed-in+ write write-use show send',
      warned: 'signed-in+! write write-use show send',
    },
  ],
  [
    'a renewal is answered without tokens',
    {
      'restoring, signed-out, expired': '= revoke',
      'remembered, tokenless, forgetful, warned, away': '=',
    },
  ],
  [
    'a renewal is refused',
    {
      'restoring, signed-out, expired': '=',
      'remembered, tokenless, forgetful, warned, away': 'expired send remove remove-use show',
    },
  ],
  [
    'a renewal is lost',
    {
      'restoring, signed-out, remembered, tokenless, forgetful, warned, away, expired': '=',
    },
  ],
  [
    'a renewal of another session is answered',
    {
      'restoring, signed-out, remembered, tokenless, forgetful, warned, away, expired': '= revoke',
    },
  ],
  [
    'idleness warns',
    {
      'restoring, signed-out, expired': '=',
      'remembered, forgetful, warned': 'signed-in+! show',
      'tokenless, away': 'signed-in! show',
    },
  ],
  [
    'activity ends the warning',
    {
      'restoring, signed-out, expired': '=',
      'remembered, forgetful, warned': 'signed-in+ show',
      'tokenless, away': 'signed-in show',
    },
  ],
  [
    'idleness ends',
    {
      'restoring, signed-out, expired': '=',
      'remembered, tokenless, away': 'away show send',
      'forgetful, warned': 'signed-out send revoke remove remove-use show leave',
    },
  ],
  [
    'the customer signs out',
    {
      'restoring, signed-out': '=',
      'remembered, tokenless, forgetful, warned, away': 'signed-out send revoke remove remove-use show leave',
      expired: 'signed-out show leave',
    },
  ],
  [
    'the customer signs out everywhere',
    {
      'restoring, signed-out, expired': '=',
      'remembered, tokenless, forgetful, warned, away': 'signed-out send remove remove-use show leave',
    },
  ],
  [
    'a tab asks',
    {
      'restoring, signed-out, expired': '=',
      'remembered, tokenless, forgetful, warned, away': '= send',
    },
  ],
  [
    'a tab hands over the session',
    {
      'restoring, signed-out, remembered, tokenless, forgetful': 'signed-in+ follow show answered',
      warned: 'signed-in+! follow show answered',
      away: 'signed-in+ follow write-use show answered',
      expired: '=',
    },
  ],
  [
    'a tab hands over the session without tokens',
    {
      'restoring, signed-out, tokenless, away': 'signed-in follow show answered',
      'remembered, forgetful': 'signed-in+ follow show answered',
      warned: 'signed-in+! follow show answered',
      expired: '=',
    },
  ],
  [
    'a tab is away',
    {
      'restoring, signed-out, away, expired': '=',
      'remembered, tokenless, forgetful, warned': 'away show',
    },
  ],
  [
    'a tab expired',
    {
      'restoring, signed-out, expired': '=',
      'remembered, tokenless, forgetful, warned, away': 'expired remove remove-use show',
    },
  ],
  [
    'a tab signed out',
    {
      restoring: 'restoring',
      'signed-out': 'signed-out',
      'remembered, tokenless, forgetful, warned, away': 'signed-out remove remove-use show leave',
      expired: 'expired',
    },
  ],
  [
    'a tab signed out for idleness',
    {
      restoring: 'restoring',
      'signed-out': 'signed-out',
      'remembered, tokenless, forgetful, warned, away': 'signed-out remove remove-use show leave',
      expired: 'expired',
    },
  ],
  [
    'a tab signed out of another session',
    {
      restoring: 'restoring',
      'signed-out': 'signed-out',
      'remembered, forgetful': 'signed-in+',
      tokenless: 'signed-in',
      warned: 'signed-in+!',
      away: 'away',
      expired: 'expired',
    },
  ],
]

describe.each(TABLE)('%s', (name, cells) => {
  const rows = Object.entries(cells).flatMap(([states, expected]) =>
    states.split(', ').map((state) => ({ state, expected })),
  )

  it('has an outcome for every state', () => {
    expect(rows.map(({ state }) => state).toSorted()).toEqual(Object.keys(STATES).toSorted())
  })

  it.each(rows)('$state: $expected', ({ state, expected }) => {
    const given = Object.entries(STATES).find(([key]) => key === state)?.[1]
    expect(given && cell(given, EVENTS[name])).toBe(expected)
  })
})

it('the table has every event', () => {
  expect(TABLE.map(([name]) => name)).toEqual(Object.keys(EVENTS))
  const types = new Set(Object.values(EVENTS).map(({ type }) => type))
  expect(types.size).toBe(11)
})

describe('what an event brings along', () => {
  it('a session is later than the one before, whatever the clock says', () => {
    const { state } = reduceSession(STATES.remembered, signedInEvent({ id: 's2', now: -5_000 }))
    expect(state.record).toMatchObject({ id: 's2', signedInAt: 1_001, renewal: 0 })
  })

  it('a shared computer turns remember me off', () => {
    const { state } = reduceSession(NEW_TAB, signedInEvent({ sharedComputer: true }))
    expect(state.record).toMatchObject({ rememberMe: false, sharedComputer: true })
  })

  it.each([
    ['refresh-2', 'refresh-2'],
    [undefined, 'refresh-1'],
  ])('a renewal with the refresh token %s leaves %s', (refreshToken, expected) => {
    const { state } = reduceSession(STATES.remembered, { ...renewal, refreshToken })
    expect(state.record).toEqual(recordOf({ refreshToken: expected, renewal: 1 }))
    expect(state.tokens).toEqual(tokensOf('id-2'))
  })

  it('a tab that is away stores the renewal of another call, and hands out no token', () => {
    const { state, effects } = reduceSession(STATES.away, renewal)
    expect(state.tokens).toBeNull()
    expect(effects).toContainEqual(['send', { type: 'session', record: state.record, tokens: null }])
  })

  it('a session that is handed over without tokens leaves those of the same session', () => {
    const event = EVENTS['a tab hands over the session without tokens']
    expect(reduceSession(STATES.remembered, event).state.tokens).toEqual(tokensOf())
    const { state } = reduceSession(STATES.remembered, { ...event, record: later })
    expect([state.record, state.tokens]).toEqual([later, null])
  })

  it('a session that ended is never opened again by another tab or the storage', () => {
    const { state } = reduceSession(STATES.remembered, { type: 'end', reason: 'chosen' })
    for (const event of [stored(), EVENTS['a tab hands over the session']])
      expect(reduceSession(state, event)).toEqual({ state, effects: [] })
  })

  it('only idleness is given as the reason', () => {
    const shownAfter = (reason: 'chosen' | 'everywhere' | 'idle') =>
      reduceSession(STATES.forgetful, { type: 'end', reason }).state.shown
    expect(shownAfter('idle')).toEqual({ status: 'signed-out', reason: 'idle', sharedComputer: false })
    for (const reason of ['chosen', 'everywhere'] as const)
      expect(shownAfter(reason)).toEqual({ status: 'signed-out' })
  })

  it('a message of a type that this release does not know changes nothing', () => {
    const event = { type: 'of-another-release', isUnused: false } as unknown as SessionEvent
    for (const state of Object.values(STATES))
      expect(reduceSession(state, event)).toEqual({ state, effects: [] })
  })
})
