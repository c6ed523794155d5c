import type { ApiClient } from '@coverkit/api-client'
import type { Drafts } from '@coverkit/drafts'
import type { createStore } from 'jotai'
import type { OpenFlow } from './persistence/OpenFlow.ts'

/** The services of a page that its drafts use. Each loads its code on first use. */
export interface DraftServices {
  /** The store of the page's atoms. */
  readonly store: ReturnType<typeof createStore>
  /** The flows that this page has open. */
  readonly flows: Set<OpenFlow>
  /** The drafts of the device. Rejects if their code fails to load. */
  readonly drafts: () => Promise<Drafts>
  /** The client of the backend. */
  readonly client: () => Promise<ApiClient>
  /** The customer's session; null on sites without sign-in. */
  readonly identity: () => Promise<{
    readonly session: { getToken(): Promise<string | null> }
  } | null>
  /**
   * Whether input of a page's first moments, before the encryption code has loaded, may stay in the tab's
   * session storage while the page reloads. It may not if absent.
   */
  readonly mayLeaveInput?: () => boolean
}
