import { parentPort } from 'node:worker_threads'
import { checkFile } from './checkFile.ts'
import { FileRefused } from './FileRefused.ts'
import type { CheckJob, CheckOutcome } from './makeFileChecks.ts'

parentPort?.on('message', ({ bytes, declared }: CheckJob) => {
  const outcome = outcomeOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), declared)
  parentPort?.postMessage(outcome, 'bytes' in outcome && outcome.bytes ? [outcome.bytes.buffer] : [])
})

function outcomeOf(bytes: Buffer, declared: string): CheckOutcome {
  try {
    const file = checkFile(bytes, declared)
    // An unchanged file is not sent back. A changed one gets its own memory, which is transferred and not copied.
    return { type: file.type, bytes: file.bytes === bytes ? null : new Uint8Array(file.bytes) }
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.code }
    throw error
  }
}
