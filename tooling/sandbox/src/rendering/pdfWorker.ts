import { parentPort, workerData } from 'node:worker_threads'
import { renderPdf } from './renderPdf.ts'
import type { PdfJob } from './renderPdfs.ts'

for (const { document, createdAt } of workerData as readonly PdfJob[])
  parentPort?.postMessage(await renderPdf(document, createdAt))
