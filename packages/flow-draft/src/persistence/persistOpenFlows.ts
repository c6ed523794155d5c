import type { Atom } from 'jotai'
import type { Session } from '../session/createSession.ts'
import type { DraftStatus } from './createFlowDraft.ts'

/** What is needed of a flow that a page has open to leave the page without losing anything. */
export interface OpenFlow {
  /** Whether the page shows answers, kept or not. */
  isBegun(): boolean
  keep(): Promise<void>
  readonly statusAtom: Atom<DraftStatus>
}

/** Keeps what this page holds. False where leaving it would lose something. */
export async function keepOpenFlows({ flows, store }: Session): Promise<boolean> {
  const kept = [...flows].map(async (flow) => {
    if (!flow.isBegun()) return true
    await flow.keep()
    const { keeping, place } = store.get(flow.statusAtom)
    return place === 'device' && keeping !== 'failed' && keeping !== 'discarded'
  })
  return (await Promise.all(kept)).every((isKept) => isKept)
}
