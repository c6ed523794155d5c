import type { Atom } from 'jotai'
import type { DraftServices } from '../DraftServices.ts'
import type { FlowAnswers } from '../state/FlowAnswers.ts'
import { isPristine } from '../state/isPristine.ts'
import type { DraftStatus } from '../status/DraftStatus.ts'

/** What is needed of a flow that a page has open to leave the page without losing anything. */
export interface OpenFlow {
  readonly empty: () => FlowAnswers
  record(): { readonly answers: FlowAnswers; readonly rev: number }
  persist(): Promise<void>
  readonly statusAtom: Atom<DraftStatus>
}

/** Persists what this page holds. False where leaving it would lose something. */
export async function persistOpenFlows({
  flows,
  store,
}: Pick<DraftServices, 'flows' | 'store'>): Promise<boolean> {
  const persisted = [...flows].map(async (flow) => {
    if (isPristine(flow, flow.record())) return true
    await flow.persist()
    const { keeping, place } = store.get(flow.statusAtom)
    return place === 'device' && keeping !== 'failed' && keeping !== 'discarded'
  })
  return (await Promise.all(persisted)).every((isSafe) => isSafe)
}
