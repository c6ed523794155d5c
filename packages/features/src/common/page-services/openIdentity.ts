import type { Drafts } from '@coverkit/drafts'
import {
  createIdentityClient,
  createIdentitySession,
  type IdentityClient,
  type IdentitySession,
} from '@coverkit/identity'
import { leaveFor } from './leaveFor.ts'
import { leaveSignOutNote, signOutNoteOf } from './signOutNote.ts'

/** The session of this page, and the client of the identity service. */
export interface Identity {
  readonly client: IdentityClient
  readonly session: IdentitySession
  readonly google: SignInConfig['google']
  /** Resolves once the session's state is known, which other tabs may have. */
  readonly resolved: Promise<void>
}

export interface SignInConfig {
  /** The identity service, and the client of its user pool that the site is. */
  readonly endpoint: string
  readonly clientId: string
  /** The fewest characters of a password that the pool takes. */
  readonly passwordMinLength: number
  /**
   * Google's script and the site's client id there. A page that loads no scripts of others names one that does. Null where
   * sign-in by Google is not offered.
   */
  readonly google:
    | { readonly scriptUrl: string; readonly clientId: string }
    | { readonly page: string }
    | null
}

/** Opens the customer's session of a brand. Every sign-out that is not for idleness discards the drafts. */
export function openIdentity(
  brand: string,
  { endpoint, clientId, google }: Omit<SignInConfig, 'passwordMinLength'>,
  drafts: () => Promise<Drafts>,
): Identity {
  const client = createIdentityClient({ endpoint, clientId })
  const session = createIdentitySession({
    client,
    brand,
    goTo(path) {
      const note = signOutNoteOf(session.getState())
      if (note) leaveSignOutNote(note)
      leaveFor(path)
    },
    resetDrafts: async () => (await drafts()).discard(),
  })
  return { client, session, google, resolved: whenResolved(session) }
}

function whenResolved({
  getState,
  subscribe,
}: Pick<IdentitySession, 'getState' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const refresh = () => {
      if (getState().status === 'restoring') return
      stop()
      resolve()
    }
    const stop = subscribe(refresh)
    refresh()
  })
}

/** The drafts follow the customer: those of a session are read and sent while it lasts, also while it waits for a new sign-in. */
export async function followCustomer(drafts: Drafts, { session, resolved }: Identity): Promise<void> {
  await resolved
  let subject: string | null = null
  let wasAway = false
  const refresh = async () => {
    const state = session.getState()
    // After a sign-out the page is left, and what `discard` deletes is the last customer's.
    if (!('user' in state)) return
    if (state.status === 'signed-in' && state.sharedComputer) await drafts.moveToMemory()
    const isBack = wasAway && state.status === 'signed-in'
    wasAway = state.status === 'away'
    if (state.user.id === subject && !isBack) return
    subject = state.user.id
    await drafts.setSubject(subject)
  }
  session.subscribe(() => void refresh())
  await refresh()
}

/** Resolves unless the customer is away, else once they are back. Never when they log out instead: the page is left. */
export function untilPresent({
  getState,
  subscribe,
}: Pick<IdentitySession, 'getState' | 'subscribe'>): Promise<void> {
  if (getState().status !== 'away') return Promise.resolve()
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (getState().status !== 'signed-in') return
      stop()
      resolve()
    })
  })
}
