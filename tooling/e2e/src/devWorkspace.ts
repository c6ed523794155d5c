import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { copyFolders } from '@coverkit/checks/copy-folders'
import { expect } from '@playwright/test'
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

/** Lines that Vite prints as it sends an edit to open pages. */
const SENT = /hot update |page reload /
/** The file is saved again after this long: on a busy machine the system may drop the report of a change. */
const SAVE_AGAIN_MS = 5_000
const SENT_WITHIN_MS = 60_000

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
      const save = () => writeFileSync(file, edited)
      save()
      const again = setInterval(save, SAVE_AGAIN_MS)
      try {
        await expect.poll(sent, { timeout: SENT_WITHIN_MS }).toBeGreaterThan(before)
      } catch {
        throw new Error(`Vite did not send the edit of ${path}:\n${lines.join('\n')}`)
      } finally {
        clearInterval(again)
      }
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
