import { Worker } from 'node:worker_threads'
import { limitConcurrency } from '../limits/limitConcurrency.ts'
import type { CheckedFile, FileType } from './checkFile.ts'
import { type FileFault, FileRefused } from './FileRefused.ts'

/** A file to check, and its declared type. */
export interface CheckJob {
  bytes: Uint8Array
  declared: string
}

/** The bytes to store, null if the file is unchanged; or the code of the refusal. */
export type CheckOutcome = { type: FileType; bytes: Uint8Array<ArrayBuffer> | null } | { refused: FileFault }

/** A pool of threads that check files, so that a slow file does not block other requests. */
export interface FileChecks {
  /** @throws FileRefused also for a file that takes more time or memory than any photo or document */
  check: (bytes: Buffer, declared: string) => Promise<CheckedFile>
  close: () => Promise<void>
}

interface Limits {
  /** The most threads, and so the most files at a time; each starts when needed and stays. */
  atOnce?: number
  mostMs?: number
  /** The script of a thread; tests pass another one. */
  script?: URL
}

const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }

export function makeFileChecks({
  atOnce = 2,
  mostMs = 4_000,
  script = new URL('./checkWorker.ts', import.meta.url),
}: Limits = {}): FileChecks {
  const runLimited = limitConcurrency(atOnce)
  const running = new Set<Worker>()
  const idle: Worker[] = []
  const end = async (worker: Worker) => {
    running.delete(worker)
    await worker.terminate()
  }
  const start = () => {
    const worker = new Worker(script, { resourceLimits: MEMORY })
    // A thread that was given up may still fail; the error is ignored.
    worker.on('error', () => {})
    worker.unref()
    running.add(worker)
    return worker
  }
  return {
    check: (bytes, declared) =>
      runLimited(async () => {
        const worker = idle.pop() ?? start()
        try {
          const outcome = await outcomeOf(worker, { bytes, declared }, mostMs)
          idle.push(worker)
          return toFile(outcome, bytes)
        } catch (error) {
          if (!idle.includes(worker)) await end(worker)
          throw error
        }
      }),
    close: async () => {
      await Promise.all([...running].map(end))
    },
  }
}

function outcomeOf(worker: Worker, job: CheckJob, mostMs: number): Promise<CheckOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<CheckOutcome>()
  const onError = (error: Error) => reject(isOutOfMemory(error) ? new FileRefused('broken') : error)
  const onExit = () => reject(new Error('The thread that checks files ended'))
  const timer = setTimeout(() => reject(new FileRefused('broken')), mostMs)
  worker.once('message', resolve).once('error', onError).once('exit', onExit)
  worker.postMessage(job)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', onError).off('exit', onExit)
  })
}

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

function toFile(outcome: CheckOutcome, sent: Buffer): CheckedFile {
  if ('refused' in outcome) throw new FileRefused(outcome.refused)
  const { type, bytes } = outcome
  return { type, bytes: bytes === null ? sent : Buffer.from(bytes.buffer) }
}
