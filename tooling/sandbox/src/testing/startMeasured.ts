import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SandboxOptions } from '../startSandbox.ts'

const MAIN = fileURLToPath(new URL('./measuredMain.ts', import.meta.url))

/** The use of processor and memory since the last measurement; other processes lengthen neither time. */
export interface Measured {
  /** The longest time that the main thread was busy at a stretch. */
  busyMs: number
  /** The processor time of all threads. */
  processorMs: number
  memoryMb: number
}

/** Starts a backend in a separate process, so that a test's own work is not measured. It accepts any token. */
export async function startMeasured(options: Pick<SandboxOptions, 'database'>) {
  const child = fork(MAIN, { env: { PATH: process.env.PATH ?? '', MEASURED: JSON.stringify(options) } })
  const [url] = (await once(child, 'message')) as [string]
  return {
    url,
    measured: async (): Promise<Measured> => {
      child.send('measured')
      const [measured] = (await once(child, 'message')) as [Measured]
      return measured
    },
    close: async () => {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
