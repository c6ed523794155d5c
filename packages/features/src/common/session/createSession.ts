import type { ApiClient } from '@coverkit/api-client'
import type { Drafts } from '@coverkit/drafts'
import { createStore } from 'jotai'

export interface SessionConfig {
  readonly accountName: string
  readonly apiUrl: string
  readonly cdnUrl: string
}

/** What every feature shares on one page: the store of atoms, the drafts and the way to the backend. */
export interface Session {
  readonly config: SessionConfig
  readonly store: ReturnType<typeof createStore>
  /** The visitor's drafts. Loaded with its code on first use, after the page is there. */
  readonly drafts: () => Promise<Drafts>
  /** The client of the backend. Loaded with its code on first use. */
  readonly client: () => Promise<ApiClient>
}

export function createSession(config: SessionConfig): Session {
  return {
    config,
    store: createStore(),
    drafts: once(async () => {
      const { openDrafts } = await import('@coverkit/drafts')
      return openDrafts({ brand: config.accountName })
    }),
    client: once(async () => {
      const { createApiClient } = await import('@coverkit/api-client')
      return createApiClient({ baseUrl: config.apiUrl, cdnUrl: config.cdnUrl })
    }),
  }
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
