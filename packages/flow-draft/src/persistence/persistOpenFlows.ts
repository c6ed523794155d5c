import type { DraftServices } from '../DraftServices.ts'
import { isPristine } from '../state/isPristine.ts'

/** Persists the page's answers. False if leaving the page would lose some. */
export async function persistOpenFlows({
  flows,
  store,
}: Pick<DraftServices, 'flows' | 'store'>): Promise<boolean> {
  const persisted = [...flows].map(async (flow) => {
    if (isPristine(flow, flow.record())) return true
    await flow.persist()
    const { saveState, place } = store.get(flow.statusAtom)
    return place === 'device' && saveState !== 'failed' && saveState !== 'discarded'
  })
  return (await Promise.all(persisted)).every((isSafe) => isSafe)
}
