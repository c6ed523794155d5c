import type { Policy } from '@coverkit/core/policies'
import { createContext } from 'react'

/** The customer's data that the page has loaded. */
export interface KnownCustomer {
  readonly age: number | null
  /** In force. */
  readonly policies: readonly Policy[]
}

export const KnownContext = createContext<KnownCustomer>({ age: null, policies: [] })
