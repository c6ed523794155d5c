import type { Drafts } from '@coverkit/drafts'

/** A try ends after 15 s; beyond that the visitor is not kept waiting. */
const PATIENCE_MS = 20_000

/** Whether the server confirmed all that was to be sent: false as soon as a try failed, or without an answer in time. */
export function submitOutcome(drafts: Drafts, flow: string): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (confirmed: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(confirmed)
    }
    const timer = setTimeout(() => done(false), PATIENCE_MS)
    const stop = drafts.watch(flow, ({ sending, entry }) => {
      const isDue = sending === 'waiting' && entry !== null && Date.parse(entry.nextAt) <= Date.now()
      if (sending !== 'sending' && !isDue) done(sending === 'sent')
    })
  })
}
