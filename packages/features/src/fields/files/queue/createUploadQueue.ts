import { type CheckOptions, checkUpload } from './checkUpload.ts'
import { type JobList, jobList, releaseNumber } from './jobList.ts'
import { retryDelay } from './retryRules.ts'
import type { SendOutcome } from './SendFile.ts'
import { type TryOptions, tryUpload } from './tryUpload.ts'
import type { StoredUpload, Upload, UploadState } from './Upload.ts'
import { fractionOf, isReady, newJob, type UploadJob, unfinishedJob } from './UploadJob.ts'

/** Stores the uploads that a later page may continue. */
export interface UploadStore<Document extends string = string> {
  list(): Promise<readonly StoredUpload<Document>[]>
  put(upload: StoredUpload<Document>): Promise<void>
  remove(id: string): Promise<void>
}

/** Lets a later page go on with an upload. */
export interface Resuming<Document extends string> {
  /** Names what the files are sent to. */
  readonly claimId: string
  readonly store: UploadStore<Document>
  /** Holds the number of an upload that an earlier page began; null where another tab is sending it. */
  readonly holdNumber: (n: number) => Promise<(() => void) | null>
  /** Tells the server that an upload is not gone on with. */
  readonly discard: (url: string) => void
}

export interface UploadQueueOptions<Document extends string>
  extends CheckOptions<Document>,
    Omit<TryOptions<Document>, 'remember'> {
  /** Absent where files go whole, in the page's memory until then. */
  readonly resuming?: Resuming<Document>
  /** The waits before the tries that follow without a press, in milliseconds. */
  readonly retryWaits: readonly number[]
  /** The most files that are sent at a time. */
  readonly atOnce: number
  /** Whether files may be sent; absent where they go as they are chosen. */
  readonly isOpen?: () => boolean
  /** A document has one file: another one replaces it. */
  readonly isSingle?: boolean
  readonly newId: () => string
  readonly onUploaded: (upload: Upload<Document>) => void
}

/** The files that are on their way to the server. */
export interface UploadQueue<Document extends string = string> {
  /** The same list until something changes. */
  list(): readonly Upload<Document>[]
  subscribe(listener: () => void): () => void
  /** Takes in what an earlier page left unfinished. */
  restore(): Promise<void>
  add(files: readonly File[], document: Document): void
  /** Sends what is ready: files may be sent from now on. */
  open(): void
  pause(id: string): void
  /** Goes on with what was paused, or failed. */
  resume(id: string): void
  remove(id: string): void
  /** The device has a connection again. */
  reconnect(): void
  /** Called when the page is left: aborts the running uploads and releases their numbers for a later page. */
  stop(): void
}

const PAUSABLE: readonly UploadState['status'][] = ['waiting', 'uploading', 'reconnecting']

/**
 * Checks files one after the other and sends a few at a time. A cut upload continues from where the server has it, a few
 * times and once the device has a connection again; nothing else is sent again without a press.
 */
export function createUploadQueue<Document extends string>(
  options: UploadQueueOptions<Document>,
): UploadQueue<Document> {
  const { resuming, isSingle = false, newId } = options
  const list = jobList<Document>()
  const { jobs } = list
  const { pump, restart } = createSender(options, list)
  let checked = Promise.resolve()

  function remove(id: string): void {
    const job = jobs.get(id)
    if (job === undefined) return
    halt(job)
    releaseNumber(job)
    if (job.url !== null && job.upload.state.status !== 'uploaded') resuming?.discard(job.url)
    jobs.delete(id)
    void resuming?.store.remove(id).catch(() => undefined)
    list.notify()
    pump()
  }
  return {
    list: list.list,
    subscribe: list.subscribe,
    async restore() {
      if (resuming === undefined) return
      const stored = await resuming.store.list().catch((): readonly StoredUpload<Document>[] => [])
      for (const row of stored) {
        if (row.claimId !== resuming.claimId || jobs.has(row.id)) continue
        const release = await resuming.holdNumber(row.n)
        if (release !== null) jobs.set(row.id, unfinishedJob(row, release))
      }
      list.notify()
    },
    open: pump,
    add(files, document) {
      for (const file of files) {
        const earlier = list.list().filter((upload) => isSingle && upload.document === document)
        for (const { id } of earlier) remove(id)
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
    remove,
    reconnect() {
      for (const job of jobs.values()) if (isCut(job)) restart(job)
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

/** Whether a lost connection ended the last try. */
function isCut({ upload: { state } }: UploadJob): boolean {
  return state.status === 'reconnecting' || (state.status === 'failed' && state.why === 'connection')
}

/** Sends the files of a list, a few at a time, and tries what was cut again. */
function createSender<Document extends string>(
  options: UploadQueueOptions<Document>,
  list: JobList<Document>,
) {
  const { resuming, atOnce, isOpen, later, onUploaded } = options
  const { jobs } = list

  function pump(): void {
    if (isOpen?.() === false) return
    const free = atOnce - [...jobs.values()].filter(({ running }) => running !== null).length
    for (const job of [...jobs.values()].filter(isReady).slice(0, Math.max(0, free))) void run(job)
  }
  async function run(job: UploadJob<Document>): Promise<void> {
    const outcome = await tryUpload({ ...options, remember }, list, job)
    if (outcome === null) return
    await resolve(job, outcome)
    pump()
  }
  async function resolve(job: UploadJob<Document>, outcome: SendOutcome): Promise<void> {
    if (outcome.kind === 'stopped') return wait(job, outcome)
    await resuming?.store.remove(job.upload.id).catch(() => undefined)
    if (!list.has(job)) return
    if (outcome.kind === 'refused') return list.refuse(job, outcome.fault)
    job.file = null
    job.upload = { ...job.upload, n: outcome.n ?? job.upload.n }
    releaseNumber(job)
    list.show(job, { status: 'uploaded' })
    onUploaded(job.upload)
  }
  function wait(job: UploadJob<Document>, { why, retryAfterMs }: SendOutcome & { kind: 'stopped' }): void {
    job.failures += 1
    const ms = why === 'signed-out' ? null : retryDelay(options, job.failures, retryAfterMs)
    const fraction = fractionOf(job)
    if (ms !== null) job.cancelRetry = later(() => restart(job), ms)
    list.show(job, ms === null ? { status: 'failed', why, fraction } : { status: 'reconnecting', fraction })
  }
  function restart(job: UploadJob<Document>): void {
    job.cancelRetry?.()
    job.cancelRetry = null
    if (!list.has(job) || job.running !== null) return
    list.show(job, { status: 'waiting' })
    pump()
  }
  function remember({ upload, url, sent, size, fingerprint }: UploadJob<Document>): void {
    const { id, n, document, name } = upload
    if (resuming === undefined || url === null || n === null || fingerprint === null) return
    const { claimId, store } = resuming
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
