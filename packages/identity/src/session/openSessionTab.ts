import { pause } from '../client/pause.ts'
import type { IdentitySessionOptions } from './IdentitySession.ts'
import { createLastUse, type LastUse } from './lastUse.ts'
import { createPresence, type Presence } from './presence.ts'
import { NEW_TAB, reduceSession } from './reduceSession.ts'
import type { SessionEnvironment } from './SessionEnvironment.ts'
import type { SessionEffect, SessionEvent, TabState } from './SessionEvent.ts'
import type { SignOutReason } from './SessionState.ts'
import type { SessionRecord } from './sessionRecord.ts'
import { createSessionStore } from './sessionStore.ts'
import { createTabs, type TabMessage, type Tabs } from './tabs.ts'
import { IDLE_OUT_MS, type IdleWatch, watchIdle } from './watchIdle.ts'

/** Milliseconds for other tabs to hand over their session; those of an earlier release hold no lock for it. */
const HANDOVER_MS = 100

/** The state of the session in one tab, and the browser around it. */
export interface SessionTab {
  state(): TabState
  /** Reduces the state and performs the effects. @returns once the drafts are reset, where an effect does that */
  dispatch(event: SessionEvent): Promise<unknown>
  subscribe(listener: () => void): () => void
  /** Adopts what the storage has. */
  sync(): void
  /** Resolves once another tab has handed over its session, or none will. */
  request(): Promise<void>
  /** Null while no customer is signed in, or while the customer is away. */
  idle(): IdleWatch | null
  /** Listens to the other tabs and answers them. */
  open(): void
  /** Leaves the other tabs, and nothing else: the page may come back. */
  close(): void
}

type ValueOf = { readonly [Effect in SessionEffect as Effect[0]]: Effect[1] }
type Performers = { readonly [Type in keyof ValueOf]: (value: ValueOf[Type]) => unknown }

/** Runs `reduceSession` in a tab. */
export function openSessionTab(
  name: string,
  options: IdentitySessionOptions,
  environment: SessionEnvironment,
): SessionTab {
  const { client, brand } = options
  const { local, session, openChannel, locks, now } = environment
  const store = createSessionStore(brand, local, session)
  const lastUse = createLastUse(brand, local, now)
  const tabs = createTabs(name, openChannel, receive)
  const presence = createPresence(`${name}.held`, locks)
  const listeners = new Set<() => void>()
  let state = NEW_TAB
  let idle: IdleWatch | null = null
  let answered = () => {}

  const performers: Performers = {
    ...store,
    send: tabs.send,
    show() {
      const { record, shown } = state
      presence.set(record !== null)
      if (record && shown.status === 'signed-in') idle ??= watch(environment, lastUse, tabs, dispatch, record)
      else {
        idle?.stop()
        idle = null
      }
      for (const listener of listeners) listener()
    },
    'write-use': () => lastUse.write(0),
    'remove-use': lastUse.remove,
    stay: () => idle?.stay(),
    // Best effort: the page may be gone before the answer, or there may be no network.
    revoke: (Token) => void client.revokeToken({ Token }, { keepalive: true }),
    leave: (reason) => leave(options, reason),
    answered: () => answered(),
  }
  const perform = <Type extends keyof Performers>(type: Type, value?: ValueOf[Type]) =>
    performers[type](value as ValueOf[Type])

  function dispatch(event: SessionEvent) {
    const next = reduceSession(state, event)
    state = next.state
    return Promise.all(next.effects.map(([type, value]) => perform(type, value)))
  }

  function receive(message: TabMessage) {
    if (message.type === 'idle') idle?.received(message.idleMs)
    else if (message.type === 'ask-idle') idle?.report()
    else if (message.type === 'ask') {
      idle?.check()
      void dispatch({ type: 'requested' })
    } else void dispatch({ ...message, isUnused: lastUse.at() !== null && isUnused() })
  }

  const isUnused = () => lastUse.idle() >= IDLE_OUT_MS

  return {
    state: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sync: () => void dispatch({ type: 'stored', record: store.read(), isUnused: isUnused() }),
    request: () =>
      untilAnswered(tabs, presence, state.record !== null, (resolve) => {
        answered = resolve
      }),
    idle: () => idle,
    open() {
      tabs.open()
      presence.set(state.record !== null)
    },
    close() {
      tabs.close()
      presence.set(false)
    },
  }
}

const watch = (
  { page, steady, now }: SessionEnvironment,
  lastUse: LastUse,
  tabs: Tabs,
  dispatch: SessionTab['dispatch'],
  { rememberMe }: SessionRecord,
): IdleWatch =>
  watchIdle({
    page,
    steady,
    now,
    lastUse,
    onWarning: rememberMe ? null : (idleWarning) => void dispatch({ type: 'idle-warning', idleWarning }),
    onOut: () => void dispatch({ type: 'end', reason: 'idle' }),
    notify: (idleMs) => tabs.send({ type: 'idle', idleMs }),
    requestIdle: () => tabs.send({ type: 'ask-idle' }),
  })

async function leave({ resetDrafts, goTo }: IdentitySessionOptions, reason: SignOutReason) {
  try {
    if (reason !== 'idle') await resetDrafts?.()
  } finally {
    goTo?.('/')
  }
}

/** Requests the session from other tabs. `onAnswer` gets the function that ends the wait. */
async function untilAnswered(
  tabs: Tabs,
  presence: Presence,
  isActive: boolean,
  onAnswer: (resolve: () => void) => void,
) {
  const settled = new AbortController()
  const answer = new Promise<void>(onAnswer)
  const unanswered = async () => {
    if (!isActive) await presence.untilNobody(settled.signal)
    await pause(HANDOVER_MS)
  }
  if (tabs.send({ type: 'ask' })) await Promise.race([answer, unanswered()])
  settled.abort()
}
