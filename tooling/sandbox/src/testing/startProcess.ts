import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { UNSAFE_IN_TESTS } from './unsafeInTests.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface SandboxProcess {
  child: ChildProcess
  /** The address it listens on; rejects if it ends before. */
  url: Promise<string>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
  errors: () => string
}

const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env

/** Starts the reference backend as a separate process, as an operator would. */
export function startProcess(env: Record<string, string>): SandboxProcess {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...{ PATH, NODE_COMPILE_CACHE, PORT: '0', SANDBOX_CONTROLS: 'on', ALLOW_UNSAFE: UNSAFE_IN_TESTS },
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  const url = new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text
      const [, found] = /backend at (http:\S+)/.exec(errors) ?? []
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`It ended: ${errors}`)))
  })
  url.catch(() => {})
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal))
  })
  return { child, url, ended, errors: () => errors }
}
