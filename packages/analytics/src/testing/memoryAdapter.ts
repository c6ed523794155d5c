import type { Adapter } from '../dataLayerAdapter.ts'

/** Keeps what was counted, for tests. */
export function memoryAdapter(): Adapter & { readonly events: readonly Readonly<Record<string, unknown>>[] } {
  const events: Readonly<Record<string, unknown>>[] = []
  return { events, push: (event) => void events.push(event) }
}
