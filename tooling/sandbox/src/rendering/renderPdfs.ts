import { Worker } from 'node:worker_threads'
import type { TextDocument } from './TextDocument.ts'

/** A document and the date that its file says it was made on. */
export interface PdfJob {
  document: TextDocument
  createdAt: Date
}

/**
 * The files of these documents, in their order. They are rendered in a thread of their own, with its fonts: thirty
 * documents take two seconds of a processor, and no other request is to wait for them.
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
