import type { Adapter } from '../dataLayerAdapter.ts'

/** Collects the counted events, for tests. */
export function memoryAdapter(): Adapter & { readonly events: readonly Readonly<Record<string, unknown>>[] } {
  const events: Readonly<Record<string, unknown>>[] = []
  return { events, push: (event) => void events.push(event) }
}
