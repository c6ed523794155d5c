import type { ClaimDocument } from '@coverkit/core/claims'
import { type CheckOptions, checkUpload } from './checkUpload.ts'
import { jobList, releaseNumber } from './jobList.ts'
import { retryDelay } from './retryRules.ts'
import type { SendOutcome } from './SendFile.ts'
import { type TryOptions, tryUpload } from './tryUpload.ts'
import type { StoredUpload, Upload, UploadState } from './Upload.ts'
import { fractionOf, isReady, newJob, type UploadJob, unfinishedJob } from './UploadJob.ts'
import type { UploadStore } from './uploadStore.ts'

export interface UploadQueueOptions extends CheckOptions, Omit<TryOptions, 'remember'> {
  readonly claimId: string
  readonly store: UploadStore
  /** Holds the number of an upload that an earlier page began; null where another tab is sending it. */
  readonly holdNumber: (n: number) => Promise<(() => void) | null>
  /** The waits before the tries that follow by themselves, in milliseconds. */
  readonly retryWaits: readonly number[]
  /** Tells the server that an upload is not gone on with. */
  readonly discard: (url: string) => void
  readonly newId: () => string
  readonly onUploaded: () => void
}

/** The files that are on their way to a claim. */
export interface UploadQueue {
  /** The same list until something changes. */
  list(): readonly Upload[]
  subscribe(listener: () => void): () => void
  /** Takes in what an earlier page left unfinished. */
  restore(): Promise<void>
  add(files: readonly File[], document: ClaimDocument): void
  pause(id: string): void
  /** Goes on with what was paused, or failed. */
  resume(id: string): void
  remove(id: string): void
  /** The device has a connection again. */
  reconnect(): void
  /** The page is gone: what is under way stops, and a later page goes on with it. */
  stop(): void
}

const AT_ONCE = 2
const PAUSABLE: readonly UploadState['status'][] = ['waiting', 'uploading', 'reconnecting']

/**
 * Checks files one after the other and sends two at a time. What is cut goes on by itself from where the server has it, a
 * few times; nothing else is sent again without a press.
 */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const { claimId, store, holdNumber, discard, newId } = options
  const list = jobList()
  const { jobs } = list
  const { pump, restart } = createSender(options, list)
  let checked = Promise.resolve()

  return {
    list: list.list,
    subscribe: list.subscribe,
    async restore() {
      const stored = await store.list().catch((): readonly StoredUpload[] => [])
      for (const row of stored) {
        if (row.claimId !== claimId || jobs.has(row.id)) continue
        const release = await holdNumber(row.n)
        if (release !== null) jobs.set(row.id, unfinishedJob(row, release))
      }
      list.notify()
    },
    add(files, document) {
      for (const file of files) {
        const job = newJob({ id: newId(), n: null, document, name: file.name, state: { status: 'checking' } })
        jobs.set(job.upload.id, job)
        // One after the other: large photos take much memory while they are drawn.
        checked = checked
          .then(() => checkUpload(options, list, job, file))
          .then(pump, () => list.refuse(job, 'unreadable'))
      }
      list.notify()
    },
    pause(id) {
      const job = jobs.get(id)
      if (job === undefined || !PAUSABLE.includes(job.upload.state.status)) return
      halt(job)
      list.show(job, { status: 'paused', fraction: fractionOf(job) })
      pump()
    },
    resume(id) {
      const job = jobs.get(id)
      if (job === undefined || job.file === null) return
      job.failures = 0
      restart(job)
    },
    remove(id) {
      const job = jobs.get(id)
      if (job === undefined) return
      halt(job)
      releaseNumber(job)
      if (job.url !== null && job.upload.state.status !== 'uploaded') discard(job.url)
      jobs.delete(id)
      void store.remove(id).catch(() => undefined)
      list.notify()
      pump()
    },
    reconnect() {
      for (const job of jobs.values()) if (job.upload.state.status === 'reconnecting') restart(job)
    },
    stop() {
      for (const job of jobs.values()) {
        halt(job)
        releaseNumber(job)
      }
      jobs.clear()
    },
  }
}

/** Sends the files of a list, two at a time, and tries what was cut again. */
function createSender(options: UploadQueueOptions, list: ReturnType<typeof jobList>) {
  const { claimId, store, later, onUploaded } = options
  const { jobs } = list

  function pump(): void {
    const free = AT_ONCE - [...jobs.values()].filter(({ running }) => running !== null).length
    for (const job of [...jobs.values()].filter(isReady).slice(0, Math.max(0, free))) void run(job)
  }
  async function run(job: UploadJob): Promise<void> {
    const outcome = await tryUpload({ ...options, remember }, list, job)
    if (outcome === null) return
    await resolve(job, outcome)
    pump()
  }
  async function resolve(job: UploadJob, outcome: SendOutcome): Promise<void> {
    if (outcome.kind === 'stopped') return wait(job, outcome)
    await store.remove(job.upload.id).catch(() => undefined)
    if (!list.has(job)) return
    if (outcome.kind === 'refused') return list.refuse(job, outcome.fault)
    job.file = null
    releaseNumber(job)
    list.show(job, { status: 'uploaded' })
    onUploaded()
  }
  function wait(job: UploadJob, { why, retryAfterMs }: SendOutcome & { kind: 'stopped' }): void {
    job.failures += 1
    const ms = why === 'signed-out' ? null : retryDelay(options, job.failures, retryAfterMs)
    const fraction = fractionOf(job)
    if (ms !== null) job.cancelRetry = later(() => restart(job), ms)
    list.show(job, ms === null ? { status: 'failed', why, fraction } : { status: 'reconnecting', fraction })
  }
  function restart(job: UploadJob): void {
    job.cancelRetry?.()
    job.cancelRetry = null
    if (!list.has(job) || job.running !== null) return
    list.show(job, { status: 'waiting' })
    pump()
  }
  function remember({ upload, url, sent, size, fingerprint }: UploadJob): void {
    const { id, n, document, name } = upload
    if (url === null || n === null || fingerprint === null) return
    void store.put({ id, claimId, n, document, name, size, sent, url, fingerprint }).catch(() => undefined)
  }

  return { pump, restart }
}

/** Ends the try that is under way, and the one that is to come. */
function halt(job: UploadJob): void {
  const { running } = job
  job.running = null
  running?.abort()
  job.cancelRetry?.()
  job.cancelRetry = null
}
