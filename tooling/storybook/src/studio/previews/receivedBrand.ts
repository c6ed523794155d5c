import { useSyncExternalStore } from 'react'
import type { StudioMessage } from './StudioMessage.ts'

type ReceivedBrand = StudioMessage['brand'] | null

const readers = new Set<() => void>()
const received: { brand: ReceivedBrand } = { brand: null }

export function setReceivedBrand(brand: ReceivedBrand): void {
  received.brand = brand
  for (const read of readers) read()
}

const subscribe = (read: () => void) => {
  readers.add(read)
  return () => readers.delete(read)
}

/** Returns the brand that the studio around this page edits; null until it has sent one, and without a studio. */
export const useReceivedBrand = (): ReceivedBrand => useSyncExternalStore(subscribe, () => received.brand)
