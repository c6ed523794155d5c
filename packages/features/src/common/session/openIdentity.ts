import type { Drafts } from '@coverkit/drafts'
import {
  createIdentityClient,
  createIdentitySession,
  type IdentityClient,
  type IdentitySession,
} from '@coverkit/identity'
import { leaveFor } from './leaveFor.ts'

/** Who is signed in here, and the service that signs in. */
export interface Identity {
  readonly client: IdentityClient
  readonly session: IdentitySession
  /** Done once it is known whether somebody is signed in: other tabs are asked for a tenth of a second. */
  readonly settled: Promise<void>
}

export interface IdentityAddress {
  readonly endpoint: string
  readonly clientId: string
}

/** Opens the customer's session of a brand. Every sign-out that is not for idleness discards the drafts. */
export function openIdentity(
  brand: string,
  address: IdentityAddress,
  drafts: () => Promise<Drafts>,
): Identity {
  const client = createIdentityClient(address)
  const session = createIdentitySession({
    client,
    brand,
    goTo: leaveFor,
    resetDrafts: async () => (await drafts()).discard(),
  })
  return { client, session, settled: settledOf(session) }
}

function settledOf({ getState, subscribe }: Pick<IdentitySession, 'getState' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (getState().status === 'restoring') return
      stop()
      resolve()
    }
    const stop = subscribe(look)
    look()
  })
}

/** The drafts follow the customer: those of a session are read and sent while it lasts, also while it waits for a new sign-in. */
export async function followCustomer(drafts: Drafts, { session, settled }: Identity): Promise<void> {
  await settled
  let subject: string | null = null
  const look = async () => {
    const state = session.getState()
    // After a sign-out the page is left, and what `discard` deletes is the last customer's.
    if (!('user' in state) || state.user.id === subject) return
    subject = state.user.id
    await drafts.setSubject(subject)
  }
  session.subscribe(() => void look())
  await look()
}
