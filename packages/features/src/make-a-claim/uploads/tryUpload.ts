import type { JobList } from './jobList.ts'
import type { SendEvents, SendFile, SendOutcome } from './SendFile.ts'
import { fractionOf, type UploadJob } from './UploadJob.ts'

export interface HeldNumber {
  readonly n: number
  readonly release: () => void
}

export interface TryOptions {
  /** Holds a number of the claim that no file has, in no tab; null where there is none left. */
  readonly takeNumber: () => Promise<HeldNumber | null>
  readonly send: SendFile
  /** Without progress for so long, in milliseconds, a try is given up. */
  readonly stallMs: number
  /** Runs something after a time, in milliseconds. Gives what forgets it. */
  readonly later: (run: () => void, ms: number) => () => void
  /** Stores where a later page goes on. */
  readonly remember: (job: UploadJob) => void
}

/** How far an upload is said to be by a later page is at most this old, in bytes. */
const STORED_EVERY = 1024 * 1024

/** Sends a file once, from where the server has it. Null where it was paused, removed or left meanwhile. */
export async function tryUpload(
  options: TryOptions,
  list: JobList,
  job: UploadJob,
): Promise<SendOutcome | null> {
  const controller = new AbortController()
  const isCurrent = () => job.running === controller
  job.running = controller
  list.show(job, { status: 'uploading', fraction: fractionOf(job) })
  const outcome = await sendNumbered(options, list, job, controller).catch(
    (): SendOutcome => ({ kind: 'stopped', why: 'connection' }),
  )
  if (!isCurrent()) return null
  job.running = null
  return outcome
}

async function sendNumbered(
  options: TryOptions,
  list: JobList,
  job: UploadJob,
  controller: AbortController,
): Promise<SendOutcome> {
  const isCurrent = () => job.running === controller
  if (job.upload.n === null) {
    const held = await options.takeNumber()
    if (held === null) return { kind: 'refused', fault: 'full' }
    if (isCurrent()) {
      job.releaseNumber = held.release
      job.upload = { ...job.upload, n: held.n }
    } else held.release()
  }
  const { file, url, upload } = job
  if (!isCurrent() || file === null || upload.n === null) return { kind: 'stopped', why: 'connection' }
  const stall = watchStall(options.later, options.stallMs, () => controller.abort())
  const events = eventsOf(options, list, job, isCurrent, stall.restart)
  const { n, document } = { ...upload, n: upload.n }
  return options.send({ n, document, file, url }, events, controller.signal).finally(stall.end)
}

function eventsOf(
  { remember }: TryOptions,
  list: JobList,
  job: UploadJob,
  isCurrent: () => boolean,
  onSign: () => void,
): SendEvents {
  let stored = job.sent
  return {
    onUrl(url) {
      if (!isCurrent()) return
      job.url = url
      remember(job)
    },
    onProgress(sent) {
      onSign()
      if (!isCurrent() || sent === null) return
      if (sent > job.sent) job.failures = 0
      job.sent = sent
      list.show(job, { status: 'uploading', fraction: fractionOf(job) })
      if (Math.abs(sent - stored) < STORED_EVERY) return
      stored = sent
      remember(job)
    },
  }
}

function watchStall(later: TryOptions['later'], ms: number, act: () => void) {
  let cancel = later(act, ms)
  return {
    restart() {
      cancel()
      cancel = later(act, ms)
    },
    end: () => cancel(),
  }
}
