import { Worker } from 'node:worker_threads'
import type { TextDocument } from './TextDocument.ts'

/** A document and the creation date of its file. */
export interface PdfJob {
  document: TextDocument
  createdAt: Date
}

/**
 * Renders documents to files, in order. A separate thread with its own fonts renders them: thirty documents take
 * two seconds of a processor, which must not delay other requests.
 */
export function renderPdfs(jobs: readonly PdfJob[]): Promise<Buffer[]> {
  const files: Buffer[] = []
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), { workerData: jobs })
    worker.on('message', (file: Uint8Array) => files.push(Buffer.from(file)))
    worker.on('error', reject)
    worker.on('exit', () => {
      if (files.length === jobs.length) resolve(files)
      else reject(new Error(`${files.length} of ${jobs.length} documents were rendered`))
    })
  })
}
