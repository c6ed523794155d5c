import { type JobList, releaseNumber } from './jobList.ts'
import { CHANGED, FileChanged } from './readFile.ts'
import type { SendEvents, SendFile, SendOutcome } from './SendFile.ts'
import { fractionOf, type UploadJob } from './UploadJob.ts'

interface HeldNumber {
  readonly n: number
  readonly release: () => void
}

export interface TryOptions<Document extends string> {
  /**
   * Holds a number that no file has, in no tab; null where there is none left. Absent where the sender finds a number.
   */
  readonly takeNumber?: (document: Document) => Promise<HeldNumber | null>
  readonly send: SendFile<Document>
  /** Without progress for so long, in milliseconds, a try is given up; null where the sender gives up. */
  readonly stallMs: number | null
  /** Runs something after a time, in milliseconds. Gives what forgets it. */
  readonly later: Later
  /** Stores the upload's address and progress, so that a later page can continue it. */
  readonly remember: (job: UploadJob<Document>) => void
}

/** How far an upload is said to be by a later page is at most this old, in bytes. */
const STORED_EVERY = 1024 * 1024

/** Sends a file once, from where the server has it. Null where it was paused, removed or left meanwhile. */
export async function tryUpload<Document extends string>(
  options: TryOptions<Document>,
  list: JobList<Document>,
  job: UploadJob<Document>,
): Promise<SendOutcome | null> {
  const controller = new AbortController()
  const isCurrent = () => job.running === controller
  job.running = controller
  list.show(job, { status: 'uploading', fraction: fractionOf(job) })
  const outcome = await sendNumbered(options, list, job, controller).catch(
    (error): SendOutcome => (error instanceof FileChanged ? CHANGED : { kind: 'stopped', why: 'connection' }),
  )
  if (!isCurrent()) return null
  job.running = null
  return outcome
}

async function sendNumbered<Document extends string>(
  options: TryOptions<Document>,
  list: JobList<Document>,
  job: UploadJob<Document>,
  controller: AbortController,
  isAgain = false,
): Promise<SendOutcome> {
  const isCurrent = () => job.running === controller
  if (job.upload.n === null && options.takeNumber) {
    const held = await options.takeNumber(job.upload.document)
    if (held === null) return { kind: 'refused', fault: 'full' }
    if (isCurrent()) {
      job.releaseNumber = held.release
      job.upload = { ...job.upload, n: held.n }
    } else held.release()
  }
  const { file, url, upload } = job
  if (!isCurrent() || file === null) return { kind: 'stopped', why: 'connection' }
  const stall = watchStall(options.later, options.stallMs, () => controller.abort())
  const events = eventsOf(options, list, job, isCurrent, stall.restart)
  const { n, document } = upload
  const outcome = await options.send({ n, document, file, url }, events, controller.signal).finally(stall.end)
  if (outcome.kind !== 'taken') return outcome
  // Another device has just sent a file with the number.
  releaseNumber(job)
  Object.assign(job, { url: null, sent: 0, upload: { ...job.upload, n: null } })
  return isAgain || !isCurrent()
    ? { kind: 'stopped', why: 'unsure' }
    : sendNumbered(options, list, job, controller, true)
}

function eventsOf<Document extends string>(
  { remember }: TryOptions<Document>,
  list: JobList<Document>,
  job: UploadJob<Document>,
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

type Later = (run: () => void, ms: number) => () => void

function watchStall(later: Later, ms: number | null, act: () => void) {
  if (ms === null) return { restart: () => undefined, end: () => undefined }
  let cancel = later(act, ms)
  return {
    restart() {
      cancel()
      cancel = later(act, ms)
    },
    end: () => cancel(),
  }
}
