import type { DraftState, Drafts } from '@coverkit/drafts'

/** Hears the states of a flow's draft. */
export interface DraftWatch {
  /** Those that are heard; undefined before the first. */
  current(): Drafts | undefined
  /** In a frame the brand, and with it the drafts, may change under a page: only those in use are heard. */
  start(drafts: Drafts, flow: string): void
}

export function watchDrafts(onState: (state: DraftState) => void): DraftWatch {
  let watched: Drafts | undefined
  let stop = () => {}
  return {
    current: () => watched,
    start(drafts, flow) {
      if (watched === drafts) return
      stop()
      watched = drafts
      stop = drafts.watch(flow, (state) => {
        if (watched === drafts) onState(state)
      })
    },
  }
}
