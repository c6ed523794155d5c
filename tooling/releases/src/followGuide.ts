import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './published.ts'
import { type GuideStep, readGuide } from './readGuide.ts'

const TOOLS = join(ROOT, 'tooling', 'toolchain', 'node_modules', '.bin')

/** A guide that was followed, with its servers running. */
export interface FollowedGuide {
  readonly files: number
  readonly seconds: number
  readonly close: () => Promise<void>
}

export interface FollowOptions {
  /** Replacements of the guide's folders and ports for this run. */
  readonly replace: Readonly<Record<string, string>>
  /** A part of each server's output once it is ready, in their order. */
  readonly ready: readonly string[]
}

/** A folder for the guide's files. */
export const guideFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'coverkit-guide-'))

/** Follows a guide in one shell and in its order; the servers run until it is closed. */
export async function followGuide(name: string, { replace, ready }: FollowOptions): Promise<FollowedGuide> {
  const startedAt = Date.now()
  const steps = readGuide(await readFile(join(ROOT, 'docs', 'guides', name), 'utf8'))
  const log = await mkdtemp(join(tmpdir(), 'coverkit-servers-'))
  const shell = spawn('bash', ['-e', '-c', scriptOf(steps, { replace, ready }, log)], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own, so that its servers end with it.
    detached: true,
  })
  let output = ''
  const done = new Promise<void>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part
      if (output.includes(DONE)) resolve()
    }
    shell.stdout.on('data', read)
    shell.stderr.on('data', read)
    shell.once('exit', (code) => reject(new Error(`The guide ended with ${code}:\n${output.slice(-4000)}`)))
  })
  const close = async () => {
    if (shell.exitCode === null && shell.pid !== undefined) {
      process.kill(-shell.pid, 'SIGTERM')
      await once(shell, 'exit')
    }
    await rm(log, { recursive: true, force: true })
  }
  await done.catch(async (error: unknown) => {
    await close()
    throw error
  })
  const files = steps.filter(({ kind }) => kind === 'file').length
  return { files, seconds: Math.round((Date.now() - startedAt) / 1000), close }
}

/** The environment of a reader's shell: the runner's own `NODE_ENV` would change the builds. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env
  return { ...env, PATH: `${TOOLS}:${env.PATH}`, npm_config_prefer_offline: 'true', NO_COLOR: '1' }
}

const DONE = 'The guide was followed.'
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

function scriptOf(steps: readonly GuideStep[], { replace, ready }: FollowOptions, log: string): string {
  const replaced = (text: string) =>
    Object.entries(replace).reduce((whole, [from, to]) => whole.replaceAll(from, to), text)
  let servers = 0
  const lines = steps.map((step) => {
    const text = replaced(step.text)
    if (step.kind === 'commands') return text
    if (step.kind === 'file') return `cat > ${quoted(step.path)} <<'END-OF-FILE'\n${text}END-OF-FILE\n`
    const file = join(log, String(servers))
    const sign = ready[servers] ?? ''
    servers += 1
    return `( ${text.trim()} ) > ${file} 2>&1 &\ntail -n +1 -f ${file} --pid $! | grep -q -m 1 -F ${quoted(sign)} || { cat ${file}; exit 1; }\n`
  })
  return [...lines, `echo ${quoted(DONE)}`, 'wait'].join('\n')
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}
