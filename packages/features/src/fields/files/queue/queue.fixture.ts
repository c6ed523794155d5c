import { createUploadQueue, type Resuming, type UploadQueueOptions } from './createUploadQueue.ts'
import { RETRY_WAITS, STALL_MS } from './retryRules.ts'
import type { SendEvents, SendOutcome, SendRequest } from './SendFile.ts'
import type { StoredUpload } from './Upload.ts'

/** One try of a file, ended by the test. */
interface Try {
  readonly request: SendRequest
  readonly events: SendEvents
  readonly signal: AbortSignal
  end(outcome: SendOutcome | { readonly kind: 'taken' }): Promise<void>
  cut(): Promise<void>
}

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** Lets everything that waits for nothing but its turn happen. */
export const settled = async () => {
  for (let turn = 0; turn < 60; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve))
}

/** A queue whose server, clock and device the test holds. */
export function testQueue(
  stored: Map<string, StoredUpload> = new Map(),
  changes: Partial<UploadQueueOptions<string>> = {},
  resumingChanges: Partial<Resuming<string>> = {},
) {
  const tries: Try[] = []
  const discarded: string[] = []
  const timers = new Set<Timer>()
  const held = new Set<number>()
  let now = 0
  let ids = stored.size * 10
  let uploaded = 0
  const hold = async (n: number) => {
    if (held.has(n)) return null
    held.add(n)
    return () => void held.delete(n)
  }
  const queue = createUploadQueue({
    prepare: async (file) => ({ ok: true, file }),
    // A digest takes its own time, which no turn waits for.
    fingerprint: async (file) => (file instanceof File ? `digest of ${file.name}` : ''),
    async takeNumber() {
      for (let n = 1; n <= 20; n += 1) {
        const release = await hold(n)
        if (release) return { n, release }
      }
      return null
    },
    send: (request, events, signal) =>
      new Promise((resolve, reject) => {
        tries.push({
          request,
          events,
          signal,
          end: async (outcome) => {
            resolve(outcome)
            await settled()
          },
          cut: async () => {
            reject(new TypeError('cut'))
            await settled()
          },
        })
        signal.addEventListener('abort', () => resolve({ kind: 'stopped', why: 'connection' }))
      }),
    resuming: {
      claimId: 'claim-1',
      holdNumber: hold,
      discard: (url) => discarded.push(url),
      store: {
        list: async () => [...stored.values()],
        put: async (upload) => void stored.set(upload.id, upload),
        remove: async (id) => void stored.delete(id),
      },
      ...resumingChanges,
    },
    atOnce: 2,
    stallMs: STALL_MS,
    retryWaits: RETRY_WAITS,
    later(run, ms) {
      const timer = { at: now + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    newId: () => `upload-${++ids}`,
    onUploaded: () => {
      uploaded += 1
    },
    ...changes,
  })
  return {
    queue,
    tries,
    stored,
    discarded,
    held,
    uploaded: () => uploaded,
    states: () => queue.list().map(({ state }) => state),
    /** Lets the clock go on, in milliseconds. */
    async pass(ms: number) {
      now += ms
      for (const timer of [...timers]) {
        if (timer.at > now) continue
        timers.delete(timer)
        timer.run()
      }
      await settled()
    },
  }
}

export const pdf = (name: string, size = 3_000_000) =>
  new File([`%PDF-1.7 ${name}`, new Uint8Array(size)], name)
