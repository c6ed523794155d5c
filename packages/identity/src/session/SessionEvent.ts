import type { SessionState, SignOutReason } from './SessionState.ts'
import type { SessionRecord } from './sessionRecord.ts'
import type { TabMessage } from './tabs.ts'
import type { Tokens } from './tokens.ts'

/** All that one tab knows of the session. It is never changed: `reduceSession` makes the next one. */
export interface TabState {
  /** The session that this tab uses. */
  readonly record: SessionRecord | null
  /** Its tokens; null until the tab has renewed them or another tab has handed them over. */
  readonly tokens: Tokens | null
  readonly shown: SessionState
  /** The ids of sessions that are over: a late message of another tab must not open them again. */
  readonly ended: readonly string[]
}

/** The events of a tab's session. An event carries the values that were read from clocks and storage. */
export type SessionEvent =
  /** The storage was read. */
  | {
      readonly type: 'stored'
      readonly record: SessionRecord | null
      /** The last use is 15 minutes ago, or is not known. */
      readonly isUnused: boolean
    }
  /** No other tab handed over a session. */
  | { readonly type: 'unanswered' }
  | {
      readonly type: 'signed-in'
      /** Random: names the new session. */
      readonly id: string
      /** Milliseconds by this device's clock. */
      readonly now: number
      readonly tokens: Tokens
      readonly refreshToken: string
      readonly rememberMe: boolean
      readonly sharedComputer?: boolean | undefined
    }
  /** The service answered a renewal. */
  | {
      readonly type: 'renewed'
      /** The session that was to be renewed. */
      readonly record: SessionRecord
      /** The name of the client's error. */
      readonly error: string | undefined
      /** A new refresh token, where the service rotates them. */
      readonly refreshToken: string | undefined
      /** Null where the answer had none that can be read. */
      readonly tokens: Tokens | null
      /** The customer requested it by an action; a renewal alone does not prove that the customer is there. */
      readonly isPresent: boolean
    }
  | { readonly type: 'idle-warning'; readonly idleWarning: boolean }
  /** This tab ends the session; for idleness it only suspends one that is remembered. */
  | { readonly type: 'end'; readonly reason: SignOutReason }
  /** Another tab requests the session. */
  | { readonly type: 'requested' }
  | SessionMessage

/** A message of another tab about a session. */
type SessionMessage = Exclude<TabMessage, { readonly type: 'ask' | 'idle' | 'ask-idle' }> & {
  /** The last use is known, and 15 minutes ago. */
  readonly isUnused: boolean
}

/** The effects of an event; the runner performs them in order. */
export type SessionEffect =
  /** Runs the idle watch while the customer is signed in, and calls the subscribers back. */
  | readonly [type: 'show']
  | readonly [type: 'send', message: TabMessage]
  /** Stores the record of a session that this tab opened or renewed. */
  | readonly [type: 'write', record: SessionRecord]
  /** Stores the record that another tab wrote, as far as this tab has to. */
  | readonly [type: 'follow', record: SessionRecord]
  /** Removes the session of that id from the storages. */
  | readonly [type: 'remove', id: string]
  /** Writes that the customer is active at this moment. */
  | readonly [type: 'write-use']
  | readonly [type: 'remove-use']
  /** Notifies the idle watch that the customer is there. */
  | readonly [type: 'stay']
  | readonly [type: 'revoke', refreshToken: string]
  /** Resets the drafts, unless the session ended for idleness, and goes to `/`. */
  | readonly [type: 'leave', reason: SignOutReason]
  /** Ends the wait for the other tabs. */
  | readonly [type: 'answered']

export interface SessionStep {
  readonly state: TabState
  readonly effects: readonly SessionEffect[]
}
