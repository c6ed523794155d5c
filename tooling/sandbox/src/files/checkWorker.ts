import { parentPort } from 'node:worker_threads'
import { checkFile } from './checkFile.ts'
import { FileRefused } from './FileRefused.ts'
import { type CheckJob, type CheckOutcome, READY } from './makeFileChecks.ts'

parentPort?.on('message', async ({ bytes, declared }: CheckJob) => {
  const outcome = await outcomeOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), declared)
  parentPort?.postMessage(outcome, 'bytes' in outcome ? [outcome.bytes.buffer] : [])
})

parentPort?.postMessage(READY)

async function outcomeOf(bytes: Buffer, declared: string): Promise<CheckOutcome> {
  try {
    const file = await checkFile(bytes, declared)
    // Gets its own memory, which is transferred and not copied.
    return { type: file.type, bytes: new Uint8Array(file.bytes) }
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.code }
    throw error
  }
}
