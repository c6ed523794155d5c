import type { ApiClient } from '@coverkit/api-client'
import type { Drafts } from '@coverkit/drafts'
import type { OpenFlow } from '@coverkit/flow-draft/store'
import type { createStore } from 'jotai'
import type { Identity, SignInConfig } from './openIdentity.ts'

export interface PageServicesConfig {
  readonly accountName: string
  readonly apiUrl: string
  readonly cdnUrl: string
  /** Absent where nobody signs in: in partners' frames, and while pages are built. */
  readonly signIn?: () => Promise<SignInConfig>
}

/** What every feature shares on one page: the store of atoms, the drafts and the way to the backend. */
export interface PageServices {
  readonly config: PageServicesConfig
  readonly store: ReturnType<typeof createStore>
  /** The visitor's drafts. Loaded with its code on first use, after the page is there. */
  readonly drafts: () => Promise<Drafts>
  /** The client of the backend. Loaded with its code on first use. */
  readonly client: () => Promise<ApiClient>
  /** The flows that this page has open. */
  readonly flows: Set<OpenFlow>
  /** Who is signed in; null where nobody signs in. Loaded with its code on first use. */
  readonly identity: () => Promise<Identity | null>
  /** Whether what a visitor types may stand in the tab's storage while the page reloads: not where somebody is signed in. */
  readonly mayLeaveInput?: () => boolean
}
