import type { Policy } from '@coverkit/core/policies'
import { createContext } from 'react'

/** What the page knows of its customer. */
export interface KnownCustomer {
  readonly age: number | null
  /** In force. */
  readonly policies: readonly Policy[]
}

export const KnownContext = createContext<KnownCustomer>({ age: null, policies: [] })
