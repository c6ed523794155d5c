import type { ApiClient } from '@coverkit/api-client'
import type { Drafts } from '@coverkit/drafts'
import type { createStore } from 'jotai'
import type { OpenFlow } from './persistence/OpenFlow.ts'

/** What the drafts of a page need of it. Each part is loaded with its code on first use. */
export interface DraftServices {
  /** The store of the page's atoms. */
  readonly store: ReturnType<typeof createStore>
  /** The flows that this page has open. */
  readonly flows: Set<OpenFlow>
  /** The drafts of the device. Rejects where their code cannot be had. */
  readonly drafts: () => Promise<Drafts>
  /** The client of the backend. */
  readonly client: () => Promise<ApiClient>
  /** Who is signed in; null where nobody signs in. */
  readonly identity: () => Promise<{
    readonly session: { getToken(): Promise<string | null> }
  } | null>
  /**
   * Whether what was typed in the first moments of a page, before the code that encrypts is there, may stand in the tab's
   * session storage while the page reloads. Not when absent.
   */
  readonly mayLeaveInput?: () => boolean
}
