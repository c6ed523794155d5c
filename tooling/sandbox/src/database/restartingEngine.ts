import { setTimeout } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

const BETWEEN_TRIES_MS = 1000

export interface RestartingEngine {
  /** Used like an engine; a query during a restart fails as on a lost connection. */
  client: PGlite
  close: () => Promise<void>
}

/**
 * Restarts an engine that gave up. PostgreSQL gives up (PANIC) when it cannot write its log, mostly because the
 * disk is full. A later query to the embedded engine would block this process for ever, so queries are refused: a
 * new engine is opened on the folder, as a server would restart, and retried until it succeeds.
 */
export async function restartingEngine(open: () => Promise<PGlite>): Promise<RestartingEngine> {
  let engine = await open()
  let hasStopped = false
  let isClosed = false
  const onPanic = async () => {
    hasStopped = true
    while (hasStopped && !isClosed) {
      await setTimeout(BETWEEN_TRIES_MS, undefined, { ref: false })
      try {
        engine = await open()
        guard(engine, onPanic)
        hasStopped = false
      } catch {
        // The disk is still full: retried after the pause.
      }
    }
  }
  guard(engine, onPanic)
  return {
    client: new Proxy(engine, {
      get: (_, key) => {
        const value: unknown = Reflect.get(engine, key)
        return typeof value === 'function' ? value.bind(engine) : value
      },
    }),
    close: async () => {
      isClosed = true
      if (!hasStopped) await engine.close()
    },
  }
}

const isPanic = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'severity' in error && error.severity === 'PANIC'

/** Has PostgreSQL's own code for a crash, so that callers are asked to retry. */
const engineStopped = () => Object.assign(new Error('The database engine stopped'), { code: '57P02' })

function guard(engine: PGlite, onPanic: () => void): void {
  let hasStopped = false
  const execute = engine.execProtocolRawSync.bind(engine)
  engine.execProtocolRawSync = (message) => {
    if (hasStopped) throw engineStopped()
    return execute(message)
  }
  const watched =
    <Arguments extends unknown[], Result>(run: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      try {
        return await run.apply(engine, args)
      } catch (error) {
        if (isPanic(error)) {
          hasStopped = true
          onPanic()
        }
        throw error
      }
    }
  engine.execProtocol = watched(engine.execProtocol)
  engine.execProtocolStream = watched(engine.execProtocolStream)
}
