import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { claimPorts } from './claimPorts.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const GONE_WITHIN_MS = 60_000

let folder: string
let npm: ChildProcess
let printed: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverkit-start-'))
  printed = ''
})

afterEach(() => {
  for (const { pid } of processes()) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Running {
  readonly pid: number
  readonly command: string
}

/** The processes that `npm start` has started, found by the temporary folder that they inherit. */
function processes(): readonly Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        if (!readFileSync(`/proc/${name}/environ`, 'utf8').split('\0').includes(`TMPDIR=${folder}`)) return []
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        // A zombie process, which its parent has not reaped yet, has no command line.
        return command === '' ? [] : [{ pid: Number(name), command }]
      } catch {
        return []
      }
    })
}

const runs = (what: RegExp) => processes().some(({ command }) => what.test(command))

function start(
  first: number,
  environment: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
): void {
  npm = spawn('npm', ['start', ...options], {
    cwd: ROOT,
    // A group of its own, as a terminal gives each command.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      API_PORT: String(first),
      SITE_PORT: String(first + 10),
      SANDBOX_DATA: join(folder, 'data'),
      DATABASE_URL: '',
      TMPDIR: folder,
      ...environment,
    },
  })
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (chunk) => (printed += chunk))
}

const untilPrinted = (words: string) =>
  vi.waitFor(() => expect(printed).toContain(words), { timeout: 400_000, interval: 100 })
const untilRuns = (what: RegExp) =>
  vi.waitFor(() => expect(runs(what), printed).toBe(true), { timeout: 60_000, interval: 50 })
const untilGone = () =>
  vi.waitFor(() => expect(processes()).toEqual([]), { timeout: GONE_WITHIN_MS, interval: 100 })

/** Sends SIGINT to every process of the command's group, as Ctrl+C does. */
const pressCtrlC = () => process.kill(-(npm.pid ?? Number.NaN), 'SIGINT')

describe.skipIf(process.platform !== 'linux')('npm start', () => {
  // Takes over 5 s: it starts everything that `npm start` does, and stops it.
  test('says where everything is, which then answers, and `kill` ends all that it started', async () => {
    const first = await claimPorts()
    start(first, {}, ['--', '--storybook'])
    await untilPrinted('Everything is ready')
    const storybook = await fetch(`http://localhost:${first + 40}/`)
    expect(await storybook.text()).toContain('storybook')
    for (const [label, port] of Object.entries({ wattlebird: 10, redearth: 11, embed: 20, partner: 30 })) {
      expect(printed).toContain(`http://${label}.localhost:${first + port}`)
      expect((await fetch(`http://localhost:${first + port}/`)).status, label).toBe(200)
    }
    expect(printed).toContain(`http://localhost:${first}/sandbox/mail`)
    expect((await fetch(`http://localhost:${first}/readyz`)).status).toBe(200)
    expect(runs(/sandbox\/src\/main\.ts/)).toBe(true)
    npm.kill('SIGTERM')
    await untilGone()
  })

  test('Ctrl+C in the middle of a build ends the build too', async () => {
    // Another folder for the builds: no cached one matches, so everything is built.
    start(await claimPorts(), { COVERKIT_OUT_DIR: join(folder, 'dist') })
    await untilRuns(/vite\S* build/)
    await untilRuns(/sandbox\/src\/main\.ts/)
    pressCtrlC()
    await untilGone()
  })

  test('it ends, too, when whoever started it is killed', async () => {
    start(await claimPorts())
    await untilRuns(/sandbox\/src\/main\.ts/)
    const started = processes().find(({ command }) => /^\S*node\S* tooling\/run\.mjs/.test(command))
    process.kill(started?.pid ?? Number.NaN, 'SIGKILL')
    await untilGone()
  })

  test('a port that is taken is named, and nothing else is started', async () => {
    const first = await claimPorts()
    const other = createServer().listen(first + 11, '127.0.0.1')
    await once(other, 'listening')
    start(first)
    const [code] = await once(npm, 'close')
    other.close()
    expect(printed).toContain(`Port ${first + 11} is in use. Stop what uses it, or choose another port.`)
    expect([code, printed.includes('Building')]).toEqual([1, false])
  })
})
