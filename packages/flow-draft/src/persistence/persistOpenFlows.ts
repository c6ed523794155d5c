import type { DraftServices } from '../DraftServices.ts'
import { isPristine } from '../state/isPristine.ts'

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
