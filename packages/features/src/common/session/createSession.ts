import type { ApiClient } from '@coverkit/api-client'
import type { Drafts } from '@coverkit/drafts'
import { createStore } from 'jotai'
import type { Identity, IdentityAddress } from './openIdentity.ts'

export interface SessionConfig {
  readonly accountName: string
  readonly apiUrl: string
  readonly cdnUrl: string
  /** Absent where nobody signs in: in partners' frames, and while pages are built. */
  readonly identity?: IdentityAddress
  /** Absent where sign-in by Google is not offered. */
  readonly google?: { readonly scriptUrl: string; readonly clientId: string }
}

/** What every feature shares on one page: the store of atoms, the drafts and the way to the backend. */
export interface Session {
  readonly config: SessionConfig
  readonly store: ReturnType<typeof createStore>
  /** The visitor's drafts. Loaded with its code on first use, after the page is there. */
  readonly drafts: () => Promise<Drafts>
  /** The client of the backend. Loaded with its code on first use. */
  readonly client: () => Promise<ApiClient>
  /** Who is signed in; null where nobody signs in. Loaded with its code on first use. */
  readonly identity: (() => Promise<Identity>) | null
}

export function createSession(config: SessionConfig): Session {
  const { accountName, apiUrl, cdnUrl, identity: address } = config
  const identity: Session['identity'] = address
    ? once(async () => (await import('./openIdentity.ts')).openIdentity(accountName, address, drafts))
    : null
  /** Whoever cannot be asked is nobody: a visitor's page works without the code of sign-in. */
  const known = async () => (await identity?.().catch(() => null)) ?? null

  const drafts: Session['drafts'] = once(async () => {
    const [{ openDrafts }, customer] = await Promise.all([import('@coverkit/drafts'), known()])
    const opened = await openDrafts({ brand: accountName })
    if (customer) await (await import('./openIdentity.ts')).followCustomer(opened, customer)
    return opened
  })
  const client = once(async () => {
    const { createApiClient } = await import('@coverkit/api-client')
    return createApiClient({
      baseUrl: apiUrl,
      cdnUrl,
      getToken: async () => (await known())?.session.getToken() ?? null,
      onUnauthorised: async (refused) => (await known())?.session.renewToken(refused) ?? false,
    })
  })
  return { config, store: createStore(), drafts, client, identity }
}

/** Runs a loader at most once; a failed load may be tried again. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
