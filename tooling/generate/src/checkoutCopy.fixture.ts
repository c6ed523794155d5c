import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { ROOT } from '@coverkit/checks/workspace'
import { claimPorts } from '@coverkit/serve/ports'
import { vi } from 'vitest'

const NOT_COPIED = new Set([
  'node_modules',
  'dist',
  'dist-tagged',
  '.git',
  '.turbo',
  '.data',
  '.vite',
  'storybook-static',
])
const FIRST_SITE = 4100
const INSTALL = 'pnpm install --frozen-lockfile --prefer-offline --loglevel=warn'
const TOOLCHAIN = 'tooling/toolchain/node_modules'

/** A checkout of its own with its own packages, which commands may change freely. */
export interface CheckoutCopy {
  readonly root: string
  /** Runs a command line to its end. */
  run(
    command: string,
    env?: Readonly<Record<string, string>>,
  ): { readonly status: number | null; readonly output: string }
  /** Starts a command line, waits until it prints something, and stops it as Ctrl+C does once `act` is done. */
  during(command: string, printed: RegExp, act: () => Promise<void>): Promise<void>
  /** Address of the copy's server for a configured port. */
  portOf(configured: number): number
  remove(): void
}

export async function copyCheckout(): Promise<CheckoutCopy> {
  const root = mkdtempSync(join(tmpdir(), 'coverkit-checkout-'))
  cpSync(ROOT, root, { recursive: true, filter: (source) => !NOT_COPIED.has(basename(source)) })
  symlinkSync(join(ROOT, TOOLCHAIN), join(root, TOOLCHAIN), 'dir')
  const first = await claimPorts()
  const ownEnv = {
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|npm_)/.test(name)),
    ),
    PATH: [join(root, TOOLCHAIN, '.bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    API_PORT: String(first),
    SITE_PORT: String(first + 10),
    SANDBOX_DATA: join(root, '.data'),
    DATABASE_URL: '',
  }
  const running = new Set<ChildProcess>()
  const run: CheckoutCopy['run'] = (command, env = {}) => {
    const options = { cwd: root, env: { ...ownEnv, ...env }, shell: true, encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync(command, options)
    return { status, output: `${stdout}${stderr}` }
  }
  // `npm start` has been run once in a checkout where a brand is made: this installs its packages and builds what it builds first.
  for (const command of [INSTALL, 'turbo run build --filter=@coverkit/wattlebird']) {
    const { status, output } = run(command)
    if (status !== 0) throw new Error(output)
  }
  return {
    root,
    run,
    async during(command, printed, act) {
      // A group of its own, as a terminal gives each command.
      const child = spawn(command, { cwd: root, env: ownEnv, shell: true, detached: true })
      running.add(child)
      const ended = once(child, 'close')
      const words: string[] = []
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => words.push(String(chunk)))
      const isPrinted = () => words.join('').search(printed) >= 0
      try {
        await vi.waitUntil(() => isPrinted() || child.exitCode !== null, { timeout: 300_000, interval: 100 })
        if (!isPrinted()) throw new Error(words.join(''))
        await act()
      } finally {
        if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
        await ended
        running.delete(child)
      }
    },
    portOf: (configured) => configured - FIRST_SITE + first + 10,
    remove() {
      for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL')
      rmSync(root, { recursive: true, force: true })
    },
  }
}
