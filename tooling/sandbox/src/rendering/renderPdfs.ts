import { Worker } from 'node:worker_threads'
import { isOutOfMemory } from '../limits/isOutOfMemory.ts'
import type { TextDocument } from './TextDocument.ts'

/** A document and the creation date of its file. */
export interface PdfJob {
  document: TextDocument
  createdAt: Date
}

/** The limits of the thread that renders documents; it is ended beyond them. */
export interface RenderLimits {
  /** For each document. */
  mostMs: number
  mostMb: number
}

/** As for the check of a file, with room for a busy machine: a document of ours takes a twentieth of it. */
const LIMITS: RenderLimits = { mostMs: 10_000, mostMb: 128 }

/** For documents whose content is all ours, which are rendered once, at a start. */
export const OWN_CONTENT: RenderLimits = { mostMs: 60_000, mostMb: 512 }

/** A document that takes more time or memory than a document may. */
export class RenderTooLarge extends Error {
  override readonly name = 'RenderTooLarge'
}

/**
 * Renders documents to files, in order. A separate thread with its own fonts renders them: thirty documents take
 * two seconds of a processor, which must not delay other requests.
 * @throws RenderTooLarge
 */
export function renderPdfs(
  jobs: readonly PdfJob[],
  { mostMs, mostMb }: RenderLimits = LIMITS,
): Promise<Buffer[]> {
  const files: Buffer[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Buffer[]>()
  const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), {
    workerData: jobs,
    resourceLimits: { maxOldGenerationSizeMb: mostMb },
  })
  const timer = setTimeout(() => {
    reject(new RenderTooLarge(`A document took more than ${mostMs} ms`))
    void worker.terminate()
  }, mostMs)
  worker.on('message', (file: Uint8Array) => {
    files.push(Buffer.from(file))
    timer.refresh()
  })
  worker.on('error', (error: Error) =>
    reject(isOutOfMemory(error) ? new RenderTooLarge(error.message) : error),
  )
  worker.on('exit', () => {
    clearTimeout(timer)
    if (files.length === jobs.length) resolve(files)
    else reject(new Error(`${files.length} of ${jobs.length} documents were rendered`))
  })
  return promise
}
