import type { PageServices } from '#common/page-services/createPageServices.ts'

/** A visitor's action, for analytics and monitoring: it contains no answers. */
export type JourneyEvent =
  | { readonly type: 'step-submitted'; readonly flow: string; readonly step: string }
  /** `offers` is how many insurers offered. */
  | { readonly type: 'quote-shown'; readonly offers: number }

type Listener = (event: JourneyEvent) => void

const listenersOf = new WeakMap<PageServices, Set<Listener>>()

/** Subscribes to every event of this session. Returns the function that unsubscribes. */
export function onJourney(services: PageServices, listener: Listener): () => void {
  const listeners = listenersOf.get(services) ?? new Set()
  listenersOf.set(services, listeners.add(listener))
  return () => listeners.delete(listener)
}

export function emitJourneyEvent(services: PageServices, event: JourneyEvent): void {
  for (const listener of listenersOf.get(services) ?? []) listener(event)
}
