import type { Session } from '#common/session/createSession.ts'

/** What a visitor did, for those who count or watch: nothing of what was answered. */
export type JourneyEvent =
  | { readonly type: 'step-submitted'; readonly flow: string; readonly step: string }
  /** `offers` is how many insurers offered. */
  | { readonly type: 'quote-shown'; readonly offers: number }

type Listener = (event: JourneyEvent) => void

const listenersOf = new WeakMap<Session, Set<Listener>>()

/** Hears of everything that is told in this session. Gives the way to stop. */
export function onJourney(session: Session, listener: Listener): () => void {
  const listeners = listenersOf.get(session) ?? new Set()
  listenersOf.set(session, listeners.add(listener))
  return () => listeners.delete(listener)
}

export function emitJourneyEvent(session: Session, event: JourneyEvent): void {
  for (const listener of listenersOf.get(session) ?? []) listener(event)
}
