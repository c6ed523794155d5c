import type { DraftState, Drafts } from '@coverkit/drafts'

/** A subscription to the states of a flow's draft. */
export interface DraftWatch {
  /** The drafts that are watched; undefined before the first `start`. */
  current(): Drafts | undefined
  /** Watches these drafts instead: in a frame the brand, and with it the drafts, may change under a page. */
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
