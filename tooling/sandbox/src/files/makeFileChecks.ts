import { Worker } from 'node:worker_threads'
import { isOutOfMemory } from '../limits/isOutOfMemory.ts'
import { limitConcurrency } from '../limits/limitConcurrency.ts'
import { type FileFault, FileRefused } from './FileRefused.ts'
import type { CheckedFile, FileType } from './fileTypes.ts'

/** A file to check, and its declared type. */
export interface CheckJob {
  bytes: Uint8Array
  declared: string
}

/** The bytes to store, or the code of the refusal. */
export type CheckOutcome = { type: FileType; bytes: Uint8Array<ArrayBuffer> } | { refused: FileFault }

/** A pool of threads that check files, so that a slow file does not block other requests. */
export interface FileChecks {
  /** @throws FileRefused also for a file that takes more time or memory than any photo or document */
  check: (bytes: Buffer, declared: string) => Promise<CheckedFile>
  close: () => Promise<void>
}

/** The first message of a thread, after loading its libraries, which can take longer than a file may. */
export const READY = 'ready'

interface Limits {
  /** The most threads, and so the most files at a time; each starts when needed and stays. */
  atOnce?: number
  /** The processor time of a thread for one file. */
  mostMs?: number
  /** The script of a thread; tests pass another one. */
  script?: URL
}

const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }
/** Buffers, into which a small file may unpack, are outside of a thread's heap and its limit. */
const MOST_BUFFER_BYTES = 128 * 1024 * 1024
const LOOK_MS = 50
/** A thread may wait for a busy machine so many times as long as it may work. */
const WAITS = 5

export function makeFileChecks({
  atOnce = 2,
  mostMs = 3_500,
  script = new URL('./checkWorker.ts', import.meta.url),
}: Limits = {}): FileChecks {
  const runLimited = limitConcurrency(atOnce)
  const running = new Set<Worker>()
  const idle: Worker[] = []
  const end = (worker: Worker) => worker.terminate()
  const start = async () => {
    const worker = new Worker(script, { resourceLimits: MEMORY, stdout: true, stderr: true })
    // Messages of libraries about a file do not belong in our log.
    worker.stdout.resume()
    worker.stderr.resume()
    // A thread that was given up may still fail; the error is ignored.
    worker.on('error', () => {}).on('exit', () => running.delete(worker))
    worker.unref()
    running.add(worker)
    await answerOf(worker)
    return worker
  }
  return {
    check: (bytes, declared) =>
      runLimited(async () => {
        const worker = idle.pop() ?? (await start())
        try {
          const outcome = await outcomeOf(worker, { bytes, declared }, mostMs)
          idle.push(worker)
          return toFile(outcome)
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

/** Checks one file, and gives up once it takes more time or memory than it may. */
async function outcomeOf(worker: Worker, job: CheckJob, mostMs: number): Promise<CheckOutcome> {
  const { promise, reject } = Promise.withResolvers<CheckOutcome>()
  const refuse = () => reject(new FileRefused('broken'))
  const before = await processorMs(worker)
  const timer = setTimeout(refuse, WAITS * mostMs)
  const looks = setInterval(async () => {
    const [bytes, now] = await Promise.all([bufferBytes(worker), processorMs(worker)])
    if (bytes > MOST_BUFFER_BYTES || now - before > mostMs) refuse()
  }, LOOK_MS)
  worker.postMessage(job)
  return Promise.race([answerOf<CheckOutcome>(worker), promise]).finally(() => {
    clearTimeout(timer)
    clearInterval(looks)
  })
}

/** Returns the next message of a thread. */
function answerOf<Answer>(worker: Worker): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const onError = (error: Error) => reject(isOutOfMemory(error) ? new FileRefused('broken') : error)
  const onExit = () => reject(new Error('The thread that checks files ended'))
  worker.once('message', resolve).once('error', onError).once('exit', onExit)
  return promise.finally(() => worker.off('message', resolve).off('error', onError).off('exit', onExit))
}

/** A thread that has ended reports it itself. */
const bufferBytes = (worker: Worker) =>
  worker.getHeapStatistics().then(
    ({ external_memory }) => external_memory,
    () => 0,
  )

/** The processor time of a thread since it began, which a busy machine does not lengthen. */
const processorMs = (worker: Worker) =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1_000,
    () => 0,
  )

function toFile(outcome: CheckOutcome): CheckedFile {
  if ('refused' in outcome) throw new FileRefused(outcome.refused)
  return { type: outcome.type, bytes: Buffer.from(outcome.bytes.buffer) }
}
