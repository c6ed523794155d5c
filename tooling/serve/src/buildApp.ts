import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The error is at the end of a build's output. */
const LAST_LINES = 40

export interface Build {
  /** Resolves once the app is built. @throws when the build fails. */
  readonly done: Promise<void>
  /** Ends the build and all of its child processes. */
  stop(): Promise<void>
}

/** Builds one app, or Storybook, with its dependencies, or takes it from turbo's cache. */
export function buildApp(name: string): Build {
  const isWindows = process.platform === 'win32'
  // In a group of its own: the tools that a build starts end with it, and not before it on Ctrl+C.
  const turbo = spawn('turbo', ['run', 'build', `--filter=@coverkit/${name}`, '--output-logs=errors-only'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: !isWindows,
    shell: isWindows,
  })
  const printed: Buffer[] = []
  turbo.stdout.on('data', (chunk: Buffer) => printed.push(chunk))
  const ended = once(turbo, 'close')
  return {
    done: ended.then(([code]) => {
      const lines = Buffer.concat(printed).toString().trimEnd().split('\n')
      if (code !== 0)
        throw new Error(`${lines.slice(-LAST_LINES).join('\n')}\n@coverkit/${name} was not built.`)
    }),
    async stop() {
      if (turbo.exitCode !== null || turbo.pid === undefined) return
      if (isWindows) turbo.kill()
      else process.kill(-turbo.pid, 'SIGTERM')
      await ended
    },
  }
}
