import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SandboxOptions } from '../startSandbox.ts'

const MAIN = fileURLToPath(new URL('./measuredMain.ts', import.meta.url))

/** Since it was last asked for: the longest that the main thread was busy at a stretch, and the most memory. */
export interface Measured {
  busyMs: number
  memoryMb: number
}

/** Starts a backend in a process of its own, whose thread and memory are no test's too. Any token is somebody's. */
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
