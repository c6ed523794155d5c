import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const VERSIONS = '/usr/lib/postgresql'
// The full path, since a user's PATH may lack the folder.
const AS_USER = '/usr/sbin/runuser'
const READY = 'ready to accept connections'
const STILL_IN_USE = 'is still in use'

export interface PostgresServer {
  url: string
  /** Kills the server at once, as a crash would. */
  kill: () => Promise<void>
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** Finds the newest PostgreSQL that Debian installed; null if there is none. */
function programs(): string | null {
  if (!existsSync(VERSIONS)) return null
  const newest = readdirSync(VERSIONS)
    .toSorted((a, b) => Number(a) - Number(b))
    .at(-1)
  const folder = join(VERSIONS, newest ?? '', 'bin')
  return existsSync(join(folder, 'initdb')) ? folder : null
}

/** PostgreSQL refuses to run as root, so its own user runs it then. */
const asItsUser = (command: string, args: string[]): [string, string[]] =>
  process.getuid?.() === 0 ? [AS_USER, ['-u', 'postgres', '--', command, ...args]] : [command, args]

/** Switches off safety against a loss of power, which a temporary server does not need. */
const FAST = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].flatMap((name) => [
  '-c',
  `${name}=off`,
])

/** Starts a temporary server in a new folder; null if PostgreSQL is not installed. */
export async function startPostgres({ mayLoseData = false } = {}): Promise<PostgresServer | null> {
  const bin = programs()
  if (!bin) return null
  const folder = mkdtempSync(join(tmpdir(), 'coverkit-postgres-'))
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres', folder])
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const made = spawnSync(
    ...asItsUser(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--no-sync', '-k']),
    {
      cwd: '/',
    },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  // Listens on a socket in its own folder: another process may take a port that was free a moment ago.
  const url = `postgres://postgres@${encodeURIComponent(folder)}/postgres`
  const args = [
    '-D',
    data,
    '-k',
    folder,
    '-c',
    'listen_addresses=',
    '-c',
    'lc_messages=C',
    ...(mayLoseData ? FAST : []),
  ]
  const start = () => startServer(join(bin, 'postgres'), args)
  let running = await start()
  return {
    url,
    kill: () => end(running, 'SIGKILL', data),
    restart: async () => {
      running = await startAgain(start)
    },
    stop: async () => {
      await end(running, 'SIGINT', data)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startServer(command: string, args: string[]): Promise<ChildProcess> {
  const child = spawn(...asItsUser(command, args), { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' })
  const lines: string[] = []
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      lines.push(line)
      if (line.includes(READY)) resolve()
    })
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${lines.join('\n')}`)))
  })
  return child
}

/** Retries until the killed server's processes have released its memory, which takes a moment. */
async function startAgain(start: () => Promise<ChildProcess>): Promise<ChildProcess> {
  try {
    return await start()
  } catch (error) {
    if (!String(error).includes(STILL_IN_USE)) throw error
    return startAgain(start)
  }
}

/** `runuser` is the child; the server's own process id is in its folder. */
async function end(child: ChildProcess, signal: NodeJS.Signals, data: string): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  process.kill(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10), signal)
  await ended
}
