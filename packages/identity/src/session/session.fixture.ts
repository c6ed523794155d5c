import { NEW_TAB, reduceSession } from './reduceSession.ts'
import type { SessionEffect, SessionEvent, TabState } from './SessionEvent.ts'
import type { SessionRecord } from './sessionRecord.ts'
import type { Tokens } from './tokens.ts'

const email = 'robin@wattlebird.example'

/** The record of a session, remembered unless told otherwise. */
export const recordOf = (change: Partial<SessionRecord> = {}): SessionRecord => ({
  id: 's1',
  signedInAt: 1_000,
  user: { id: 'u1', email },
  rememberMe: true,
  sharedComputer: false,
  refreshToken: 'refresh-1',
  renewal: 0,
  ...change,
})

export const tokensOf = (idToken = 'id-1', user = 'u1'): Tokens => ({
  idToken,
  accessToken: `access of ${idToken}`,
  expiresAt: 3_600_000,
  renewAt: 3_540_000,
  skew: 0,
  user: { id: user, email, firstName: 'Robin', lastName: null },
})

export const signedInEvent = (change: Partial<Extract<SessionEvent, { type: 'signed-in' }>> = {}) => ({
  type: 'signed-in' as const,
  id: 's1',
  now: 1_000,
  tokens: tokensOf(),
  refreshToken: 'refresh-1',
  rememberMe: true,
  ...change,
})

/** The types of the effects, without their values. */
export const typesOf = (effects: readonly SessionEffect[]): string => effects.map(([type]) => type).join(' ')

/** The state after these events. */
export const after = (...events: readonly SessionEvent[]): TabState =>
  events.reduce((state, event) => reduceSession(state, event).state, NEW_TAB)
