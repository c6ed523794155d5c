import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { copyFolders } from '@coverkit/checks/copy-folders'
import { places } from './places.ts'

/** Files that `pnpm dev` runs, and those of a site. */
const COPIED = [
  'package.json',
  'pnpm-workspace.yaml',
  'packages',
  'apps',
  'tooling/tsconfig',
  'tooling/vite',
  'tooling/serve',
  'tooling/sandbox',
]
const MARK = 'COVERKIT_DEV_TEST'

/** Of what Vite prints: the lines that say that an edit goes to open pages. */
const SENT = /hot update |page reload /
/** The file is saved again after this long: on a busy machine the system may drop the report of a change. */
const SAVE_AGAIN_MS = 5_000
const SAVES = 12

/** A copy of the workspace in which `pnpm dev` serves one of its brands: the checkout is not changed. */
export interface DevWorkspace {
  readonly site: string
  /** Replaces text in a file of the copy. Resolves when Vite says that it sends it to the page. */
  edit(path: string, from: string, to: string): Promise<void>
  /** Stops it, as Ctrl+C does; @returns its exit code, and the processes that it left */
  stop(): Promise<{ readonly code: number | null; readonly left: readonly string[] }>
  remove(): void
}

export async function startDevWorkspace(brand: string): Promise<DevWorkspace> {
  const root = copyFolders(COPIED, 'dev')
  const mark = randomUUID()
  const dev = spawn(process.execPath, ['tooling/serve/src/dev.ts', brand], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      API_PORT: String(places.devApiPort),
      PAYMENT_PORT: String(places.devApiPort + 1),
      SITE_PORT: String(places.devSitePort),
      SANDBOX_DATA: join(root, '.data'),
      [MARK]: mark,
    },
  })
  // In an aborted run, no test is left to stop it.
  process.once('exit', () => dev.kill('SIGTERM'))
  const lines = await untilReady(dev)
  const site = /http:\/\/\w+\.localhost:\d+/.exec(lines.join('\n'))?.[0]
  if (!site) throw new Error(`pnpm dev named no site:\n${lines.join('\n')}`)
  return {
    site,
    async edit(path, from, to) {
      const file = join(root, path)
      const text = readFileSync(file, 'utf8')
      if (!text.includes(from)) throw new Error(`${path} does not hold "${from}".`)
      const edited = text.replace(from, () => to)
      const sent = () => lines.filter((line) => SENT.test(line)).length
      const before = sent()
      for (let saves = 0; saves < SAVES; saves += 1) {
        writeFileSync(file, edited)
        if (await isSoon(() => sent() > before, SAVE_AGAIN_MS)) return
      }
      throw new Error(`Vite did not send the edit of ${path}:\n${lines.join('\n')}`)
    },
    async stop() {
      const ended = once(dev, 'exit')
      if (dev.exitCode === null) dev.kill('SIGTERM')
      if (dev.exitCode === null) await ended
      return { code: dev.exitCode, left: markedProcesses(mark) }
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** @returns whether it holds within this time */
async function isSoon(holds: () => boolean, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs
  while (!holds() && performance.now() < end) await setTimeout(20)
  return holds()
}

/** @returns the lines that it prints, which grow */
async function untilReady({
  stdout,
  stderr,
}: ChildProcessByStdio<null, Readable, Readable>): Promise<readonly string[]> {
  const lines: string[] = []
  const [printed, failures] = [stdout, stderr].map((input) => createInterface({ input }))
  const ready = new Promise<boolean>((resolve) => {
    printed?.on('line', (line) => line.includes('Press Ctrl+C to stop') && resolve(true))
    printed?.once('close', () => resolve(false))
  })
  for (const output of [printed, failures]) output?.on('line', (line) => lines.push(line))
  if (!(await ready)) throw new Error(`pnpm dev ended:\n${lines.join('\n')}`)
  return lines
}

/** The processes that were started with this mark, and theirs. */
function markedProcesses(mark: string): readonly string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids
    .filter((pid) => read(`/proc/${pid}/environ`).includes(mark))
    .map((pid) => read(`/proc/${pid}/cmdline`))
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
