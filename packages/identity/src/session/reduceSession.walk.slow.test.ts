import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FakeStorage } from './fakeBrowser.fixture.ts'
import { NEW_TAB, reduceSession } from './reduceSession.ts'
import type { SessionEffect, SessionEvent, TabState } from './SessionEvent.ts'
import { signedInEvent, tokensOf } from './session.fixture.ts'
import type { SessionRecord } from './sessionRecord.ts'
import { createSessionStore, type SessionStore } from './sessionStore.ts'
import type { TabMessage } from './tabs.ts'

interface Tab {
  state: TabState
  readonly store: SessionStore
  /** Messages of the other tabs, in their order. */
  readonly inbox: TabMessage[]
  /** The record whose renewal the service has not answered yet. */
  renewing: SessionRecord | null
}

interface World {
  readonly tabs: readonly Tab[]
  /** Sessions that a tab ended for every tab. */
  readonly over: Set<string>
  /** Refresh tokens that the service gave, and those that it was told to revoke or ended itself. */
  readonly issued: Set<string>
  readonly revoked: Set<string>
  count: number
}

const tab = fc.nat({ max: 2 })
const action = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sign-in' as const), tab, rememberMe: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('deliver' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('renew' as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      tab,
      answer: fc.constantFrom('tokens', 'refusal', 'lost'),
      isPresent: fc.boolean(),
    }),
  },
  fc.record({ do: fc.constant('read' as const), tab, isUnused: fc.boolean() }),
  fc.record({ do: fc.constant('request' as const), tab }),
  fc.record({ do: fc.constant('warn' as const), tab, idleWarning: fc.boolean() }),
  fc.record({
    do: fc.constant('end' as const),
    tab,
    reason: fc.constantFrom('chosen', 'everywhere', 'idle'),
  }),
)
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

function openWorld(): World {
  const local = new FakeStorage()
  const open = (): Tab => ({
    state: NEW_TAB,
    store: createSessionStore('wattlebird', local, new FakeStorage()),
    inbox: [],
    renewing: null,
  })
  return {
    tabs: [open(), open(), open()],
    over: new Set(),
    issued: new Set(),
    revoked: new Set(),
    count: 0,
  }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
  return value
}

function perform(world: World, own: Tab, [type, value]: SessionEffect): void {
  if (type === 'write' || type === 'follow') own.store[type](value)
  if (type === 'remove') own.store.remove(value)
  if (type === 'revoke') world.revoked.add(value)
  if (type !== 'send') return
  for (const other of world.tabs) if (other !== own) other.inbox.push(value)
}

function dispatch(world: World, own: Tab, event: SessionEvent): void {
  const before = deepFreeze(own.state)
  const { state, effects } = reduceSession(before, event)
  own.state = state
  const types = effects.map(([type]) => type)
  expect(types.filter((type) => type === 'show')).toHaveLength(state.shown === before.shown ? 0 : 1)
  // A session that this tab signs out of is removed, and the page is left, in one go.
  const hasLeft = before.record !== null && types.includes('leave')
  if (hasLeft) expect(effects).toContainEqual(['remove', before.record.id])
  for (const effect of effects) perform(world, own, effect)
}

const actions: {
  readonly [Do in Action['do']]: (world: World, own: Tab, step: Extract<Action, { do: Do }>) => void
} = {
  'sign-in'(world, own, { rememberMe }) {
    world.count += 1
    const { count } = world
    const refreshToken = `refresh-${count}`
    world.issued.add(refreshToken)
    const tokens = tokensOf(`id-${count}`)
    dispatch(world, own, signedInEvent({ id: `s${count}`, now: count, tokens, refreshToken, rememberMe }))
  },
  deliver(world, own) {
    const message = own.inbox.shift()
    if (!message || message.type === 'idle' || message.type === 'ask-idle') return
    const isRequest = message.type === 'ask'
    dispatch(world, own, isRequest ? { type: 'requested' } : { ...message, isUnused: false })
  },
  renew(_world, own) {
    own.renewing ??= own.state.record
  },
  answer(world, own, { answer, isPresent }) {
    const record = own.renewing
    own.renewing = null
    if (!record) return
    world.count += 1
    const isRenewed = answer === 'tokens'
    // Each renewal takes the place of the one before.
    if (answer !== 'lost') world.revoked.add(record.refreshToken)
    const refreshToken = isRenewed ? `refresh-${world.count}` : undefined
    if (refreshToken) world.issued.add(refreshToken)
    const error = { tokens: undefined, refusal: 'NotAuthorizedException', lost: 'NetworkError' }[answer]
    const tokens = isRenewed ? tokensOf(`id-${world.count}`) : null
    dispatch(world, own, { type: 'renewed', record, error, refreshToken, tokens, isPresent })
  },
  read: (world, own, { isUnused }) =>
    dispatch(world, own, { type: 'stored', record: own.store.read(), isUnused }),
  request(world, own) {
    for (const other of world.tabs) if (other !== own) other.inbox.push({ type: 'ask' })
  },
  warn: (world, own, { idleWarning }) => dispatch(world, own, { type: 'idle-warning', idleWarning }),
  end(world, own, { reason }) {
    if (reason === 'everywhere') for (const token of world.issued) world.revoked.add(token)
    const { record } = own.state
    if (record && !(reason === 'idle' && record.rememberMe)) world.over.add(record.id)
    dispatch(world, own, { type: 'end', reason })
  },
}

function run<Do extends Action['do']>(world: World, step: Extract<Action, { do: Do }>): void {
  const own = world.tabs[step.tab]
  if (own) actions[step.do as Do](world, own, step)
}

function expectSound({ state: { record, tokens, shown, ended } }: Tab): void {
  const isOpen = shown.status === 'signed-in' || shown.status === 'away'
  expect(record !== null, shown.status).toBe(isOpen)
  if (shown.status !== 'signed-in') expect(tokens, shown.status).toBeNull()
  if (record) expect(ended).not.toContain(record.id)
  if (record && isOpen) expect(shown.user.id).toBe(record.user.id)
}

function deliverAll(world: World): void {
  const waiting = () => world.tabs.findIndex(({ inbox }) => inbox.length > 0)
  for (let at = waiting(); at >= 0; at = waiting()) run(world, { do: 'deliver', tab: at })
}

// Takes over 5 s: it walks several tabs at random through sign-ins, renewals and faults.
it('whatever happens in whatever order, no tab has tokens after a sign-out, and every sign-out arrives', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (steps) => {
      const world = openWorld()
      for (const step of steps) {
        run(world, step)
        for (const own of world.tabs) expectSound(own)
      }
      deliverAll(world)
      for (const { state } of world.tabs) if (state.record) expect(world.over).not.toContain(state.record.id)
    }),
    { numRuns: 2_000 },
  )
})

it('every refresh token is in use, or the service was told to revoke it or ended it itself', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (steps) => {
      const world = openWorld()
      const [own] = world.tabs
      for (const step of steps) {
        run(world, { ...step, tab: 0 })
        const live = [...world.issued].filter((token) => !world.revoked.has(token))
        expect(live).toEqual(own?.state.record ? [own.state.record.refreshToken] : [])
      }
    }),
    { numRuns: 2_000 },
  )
})
