import type { SessionEffect, SessionEvent, SessionStep, TabState } from './SessionEvent.ts'
import type { SessionState, SessionUser, SignOutReason } from './SessionState.ts'
import { isLater, type SessionRecord } from './sessionRecord.ts'
import type { Tokens } from './tokens.ts'

/** The errors of a renewal that end the session. Every other error may pass. */
const REFUSALS: readonly (string | undefined)[] = [
  'NotAuthorizedException',
  'RefreshTokenReuseException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
]

/** A tab that has not read the storage yet. */
export const NEW_TAB: TabState = { record: null, tokens: null, shown: { status: 'restoring' }, ended: [] }

/** The next state of the tab, and what the runner does about it. Pure. */
export function reduceSession(state: TabState, event: SessionEvent): SessionStep {
  const effects: SessionEffect[] = []
  const emit: Emit = (...effect) => void effects.push(effect)
  const reduce = reducers[event.type] as Reducer<SessionEvent> | undefined
  // A tab of another release may send a message of a type that this one does not know.
  return { state: reduce?.(state, emit, event) ?? state, effects }
}

/** Adds to the effects of the event, in order. */
type Emit = (...effect: SessionEffect) => void
type Reducer<Event> = (state: TabState, emit: Emit, event: Event) => TabState
type Reducers = { readonly [Event in SessionEvent as Event['type']]: Reducer<Event> }

const reducers: Reducers = {
  /** Adopts what another tab did while this one was not listening. */
  stored(state, emit, { record, isUnused }) {
    if (!record) return state.record ? leave(state, emit, 'chosen') : state
    if (state.ended.includes(record.id) || !isNewer(state, record)) return state
    emit('follow', record)
    return restore(state, emit, record, isUnused)
  },

  unanswered(state, emit) {
    if (state.shown.status !== 'restoring') return state
    emit('remove-use')
    return show(state, emit, { status: 'signed-out' })
  },

  'signed-in'(state, emit, { id, now, tokens, refreshToken, rememberMe, sharedComputer = false }) {
    const previous = state.record
    const { user } = tokens
    const record = {
      id,
      signedInAt: Math.max(now, (previous?.signedInAt ?? 0) + 1),
      user: { id: user.id, email: user.email },
      rememberMe: rememberMe && !sharedComputer,
      sharedComputer,
      refreshToken,
      renewal: 0,
    }
    const next = persist(state, emit, record, tokens, true)
    emit('stay')
    if (previous) emit('revoke', previous.refreshToken)
    return next
  },

  renewed(state, emit, { record, error, refreshToken, tokens, isPresent }) {
    if (state.record?.id !== record.id) {
      if (refreshToken) emit('revoke', refreshToken)
    } else if (REFUSALS.includes(error)) {
      emit('send', { type: 'expired', record })
      return expire(state, emit)
    } else if (tokens) {
      const renewal = record.renewal + 1
      const renewed = { ...record, refreshToken: refreshToken ?? record.refreshToken, renewal }
      return persist(state, emit, renewed, tokens, isPresent)
    }
    return state
  },

  'idle-warning': (state, emit, { idleWarning }) =>
    state.record ? activate(state, emit, state.record, state.tokens, idleWarning) : state,

  end(state, emit, { reason }) {
    const { record, shown } = state
    if (!record) return shown.status === 'expired' && reason === 'chosen' ? leave(state, emit, reason) : state
    const { id, refreshToken, rememberMe } = record
    if (reason === 'idle' && rememberMe) {
      const away = suspend(state, emit, record)
      emit('send', { type: 'away', id })
      return away
    }
    emit('send', { type: 'signed-out', id, reason })
    if (reason !== 'everywhere') emit('revoke', refreshToken)
    return leave(state, emit, reason)
  },

  requested(state, emit) {
    const { record, tokens } = state
    if (record) emit('send', { type: 'session', record, tokens })
    return state
  },

  session(state, emit, { record, tokens: handed, isUnused }) {
    const isSame = state.record?.id === record.id
    const tokens = handed ?? (isSame ? state.tokens : null)
    if (state.ended.includes(record.id) || !(isNewer(state, record) || (isSame && !state.tokens)))
      return state
    emit('follow', record)
    // Tabs hand over tokens only while the customer is present.
    if (tokens && state.shown.status === 'away') emit('write-use')
    const next = tokens ? activate(state, emit, record, tokens) : restore(state, emit, record, isUnused)
    emit('answered')
    return next
  },

  away: (state, emit, { id }) =>
    state.record?.id === id && state.shown.status === 'signed-in'
      ? suspend(state, emit, state.record)
      : state,

  expired: (state, emit, { record }) =>
    state.record?.id === record.id && !isLater(state.record, record) ? expire(state, emit) : state,

  'signed-out': (state, emit, { id, reason }) =>
    state.record?.id === id ? leave(state, emit, reason) : { ...state, ended: [...state.ended, id] },
}

const isNewer = (state: TabState, record: SessionRecord) => !state.record || isLater(record, state.record)

function show(
  state: TabState,
  emit: Emit,
  shown: SessionState,
  record: SessionRecord | null = null,
  tokens: Tokens | null = null,
): TabState {
  emit('show')
  return { ...state, record, tokens, shown }
}

const userOf = ({ user }: SessionRecord, tokens: Tokens | null): SessionUser =>
  tokens?.user ?? { ...user, firstName: null, lastName: null }

function activate(
  state: TabState,
  emit: Emit,
  record: SessionRecord,
  tokens: Tokens | null,
  idleWarning = state.shown.status === 'signed-in' && state.shown.idleWarning,
): TabState {
  const { rememberMe, sharedComputer } = record
  const user = userOf(record, tokens)
  const shown = { status: 'signed-in', user, rememberMe, sharedComputer, idleWarning } as const
  return show(state, emit, shown, record, tokens)
}

/** Removes the tokens from memory while the customer is away. */
const suspend = (state: TabState, emit: Emit, record: SessionRecord): TabState =>
  show(state, emit, { status: 'away', user: userOf(record, null) }, record)

/** The session is over in this tab, whatever is shown then. */
function drop(state: TabState, emit: Emit, { id }: SessionRecord, shown: SessionState): TabState {
  emit('remove', id)
  emit('remove-use')
  return show({ ...state, ended: [...state.ended, id] }, emit, shown)
}

function leave(state: TabState, emit: Emit, reason: SignOutReason): TabState {
  const { record } = state
  const shown: SessionState = {
    status: 'signed-out',
    ...(reason === 'idle' && { reason, sharedComputer: record?.sharedComputer ?? false }),
  }
  const left = record ? drop(state, emit, record, shown) : show(state, emit, shown)
  emit('leave', reason)
  return left
}

const expire = (state: TabState, emit: Emit): TabState =>
  state.record
    ? drop(state, emit, state.record, { status: 'expired', user: userOf(state.record, state.tokens) })
    : state

/** Opens a session without tokens. One that was unused too long is over, unless it is remembered. */
function restore(state: TabState, emit: Emit, record: SessionRecord, isUnused: boolean): TabState {
  if (!isUnused) return activate(state, emit, record, null)
  if (record.rememberMe) return suspend(state, emit, record)
  const { refreshToken, sharedComputer } = record
  emit('revoke', refreshToken)
  return drop(state, emit, record, { status: 'signed-out', reason: 'idle', sharedComputer })
}

/** Stores what this tab opened or renewed, and hands it to the others. */
function persist(
  state: TabState,
  emit: Emit,
  record: SessionRecord,
  renewed: Tokens,
  isPresent: boolean,
): TabState {
  const tokens = isPresent || state.shown.status !== 'away' ? renewed : null
  emit('write', record)
  if (isPresent) emit('write-use')
  const next = tokens ? activate(state, emit, record, tokens) : { ...state, record }
  emit('send', { type: 'session', record, tokens })
  return next
}
