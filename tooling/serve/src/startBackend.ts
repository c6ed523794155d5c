import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ensureFree } from './ensureFree.ts'

const SANDBOX_MAIN = fileURLToPath(import.meta.resolve('@coverkit/sandbox/main'))
const NODE_OPTIONS = [
  '--disable-warning=ExperimentalWarning',
  `--import=${new URL('./endWithParent.ts', import.meta.url)}`,
]

/**
 * The rules that a demonstration on one's own machine breaks. With `DATABASE_URL` or `NODE_ENV=production` the backend
 * starts only with each of them named, and prints those that are broken.
 */
const UNSAFE = [
  ...['embedded-database', 'no-data-key', 'controls', 'test-payments', 'no-mail-server', 'local-sites'],
  ...['http-sites', 'local-origins', 'no-proxies', 'no-issuer', 'test-google'],
].join(',')

export interface BackendOptions {
  readonly port: number
  /** Port of the fake payment provider; none when absent. */
  readonly paymentPort?: number
  /** Folder of PGlite's data; the backend's own default when absent. */
  readonly dataFolder?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Destination of the backend's log lines. */
  readonly output?: 'inherit' | 'ignore'
  /** Abort it to stop the backend before it is ready. */
  readonly signal?: AbortSignal
}

/** The reference backend as a process of its own, so that it can be stopped and killed like a real one. */
export interface Backend {
  readonly url: string
  /** The page of the fake payment provider. */
  readonly paymentUrl: string | undefined
  readonly process: ChildProcess
  /** Drains and stops it; resolves with its exit code. */
  stop(): Promise<number | null>
  /** Kills it without warning, as a power cut of the process would. */
  kill(): Promise<void>
}

/** Takes seconds on a quiet machine; it rejects earlier when the process ends. */
const READY_WITHIN_MS = 180_000
const POLL_MS = 100

/** Starts the backend and waits until it answers. @throws when it ends first or does not get ready in three minutes. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { port, paymentPort, dataFolder, environment, output = 'ignore', signal } = options
  // A demonstration on one's own machine needs the mailbox and the faults.
  const { SANDBOX_CONTROLS = 'on', ALLOW_UNSAFE = UNSAFE } = process.env
  const hasPayment = paymentPort !== undefined && SANDBOX_CONTROLS === 'on'
  await ensureFree(port)
  if (hasPayment) await ensureFree(paymentPort)
  const backend = spawn(process.execPath, [...NODE_OPTIONS, SANDBOX_MAIN], {
    ...(signal && { signal }),
    stdio: ['ignore', output, 'inherit'],
    env: {
      ...process.env,
      SANDBOX_CONTROLS,
      ALLOW_UNSAFE,
      PORT: String(port),
      PAYMENT_PORT: hasPayment ? String(paymentPort) : '',
      ...(dataFolder === undefined ? {} : { SANDBOX_DATA: dataFolder }),
      ...environment,
    },
  })
  // Emitted on an abort; the exit code reports the end of the process.
  backend.on('error', () => {})
  const url = `http://localhost:${port}`
  await untilReady(backend, url)
  const ended = async () => {
    if (backend.exitCode === null && backend.signalCode === null) await once(backend, 'exit')
  }
  return {
    url,
    paymentUrl: hasPayment ? `http://localhost:${paymentPort}/card` : undefined,
    process: backend,
    async stop() {
      backend.kill('SIGTERM')
      await ended()
      return backend.exitCode
    },
    async kill() {
      backend.kill('SIGKILL')
      await ended()
    },
  }
}

async function untilReady(backend: ChildProcess, url: string): Promise<void> {
  const giveUpAt = Date.now() + READY_WITHIN_MS
  while (Date.now() < giveUpAt) {
    const endedBy = backend.exitCode ?? backend.signalCode
    if (endedBy !== null) throw new Error(`The backend ended before it was ready (${endedBy}).`)
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  backend.kill('SIGKILL')
  throw new Error(`The backend was not ready after ${READY_WITHIN_MS / 1000} s.`)
}
