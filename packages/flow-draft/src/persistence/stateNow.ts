import type { DraftState, Drafts } from '@coverkit/drafts'

export function stateNow(drafts: Drafts, flow: string): Promise<DraftState> {
  return new Promise((resolve) => {
    const stop = drafts.watch(flow, (state) => {
      stop()
      resolve(state)
    })
  })
}
