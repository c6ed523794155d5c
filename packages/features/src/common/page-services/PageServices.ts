import type { ApiClient } from '@coverkit/api-client'
import type { BrandOffers } from '@coverkit/brand'
import type { Drafts } from '@coverkit/drafts'
import type { OpenFlow } from '@coverkit/flow-draft/store'
import type { createStore } from 'jotai'
import type { Identity, SignInConfig } from './openIdentity.ts'

export interface PageServicesConfig {
  readonly accountName: string
  /** The switches of the brand. */
  readonly offers?: BrandOffers | undefined
  readonly apiUrl: string
  readonly cdnUrl: string
  /** Absent on pages without sign-in: in partners' frames, and while pages are built. */
  readonly signIn?: () => Promise<SignInConfig>
}

/** Services that all features of a page share: the store of atoms, the drafts and the backend's client. */
export interface PageServices {
  readonly config: PageServicesConfig
  readonly store: ReturnType<typeof createStore>
  /** The visitor's drafts. Loaded with its code on first use, after the page is there. */
  readonly drafts: () => Promise<Drafts>
  /** The client of the backend. Loaded with its code on first use. */
  readonly client: () => Promise<ApiClient>
  /** The flows that this page has open. */
  readonly flows: Set<OpenFlow>
  /** The customer's identity; null on sites without sign-in. Loads its code on first use. */
  readonly identity: () => Promise<Identity | null>
  /** Whether input may be in the tab's storage during a reload: not while a customer is signed in. */
  readonly mayLeaveInput?: () => boolean
}
