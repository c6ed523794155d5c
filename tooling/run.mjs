// Runs one of the workspace's TypeScript files with the repository's own Node and pnpm, on a machine that has only
// Node 20+ and npm. Plain JavaScript without dependencies: nothing is installed when this starts.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const toolchain = join(root, 'tooling', 'toolchain')
const isWindows = process.platform === 'win32'
const bin = join(toolchain, 'node_modules', '.bin')
/** The package of this machine's pnpm: the plain program, which npm links nowhere. */
const pnpm = join(toolchain, 'node_modules', '@pnpm', `exe.${process.platform}-${process.arch}`)
const programs = [bin, pnpm, join(root, 'node_modules', '.bin')]
/** What Node made of sources, for every process from here on: the backend, without, takes half a second more to start. */
const compileCache = join(root, '.data', 'compile-cache')
const [file, ...args] = process.argv.slice(2)

const HEARTBEAT_MS = 2_500
const ORPHAN_POLL_MS = 500
const NPM_CI = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
const PNPM_INSTALL = ['install', '--frozen-lockfile', '--prefer-offline', '--loglevel=warn']
/** Makes the sources that come from the API's document, where it or its generator changed. */
const GENERATE = 'packages/api-client/scripts/generate.ts'
const KEPT_NPM_SETTINGS = /^npm_config_(registry|userconfig|cache|.*proxy|cafile)$/i

function environment() {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || KEPT_NPM_SETTINGS.test(name)),
  )
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  env[pathName] = [...programs, env[pathName]].join(delimiter)
  return { NODE_COMPILE_CACHE: compileCache, ...env, TURBO_TELEMETRY_DISABLED: '1' }
}

let child = null
let endedBy = null

/** Runs a command to its end; ends this process with the command's code where that is not 0. */
function run(command, commandArgs, options = {}) {
  return new Promise((resolve, reject) => {
    if (endedBy !== null) return
    child = spawn(command, commandArgs, { cwd: root, stdio: 'inherit', ...options })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      child = null
      const by = endedBy ?? signal
      if (by !== null) process.exit(128 + (constants.signals[by] ?? 0))
      if (code !== 0) process.exit(code ?? 1)
      resolve()
    })
  })
}

/** What asks this process to end ends the command first; so does the end of whoever started it, as npm does. */
function endTogether() {
  const end = (signal) => {
    endedBy ??= signal
    if (child === null) process.exit(128 + constants.signals[signal])
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && endedBy === null && end('SIGTERM'), ORPHAN_POLL_MS).unref()
}

/** Runs a step of the installation, with a line every few seconds. */
async function install(title, command, commandArgs, options) {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const heartbeat = setInterval(() => console.log(`${title} … ${seconds()} s`), HEARTBEAT_MS)
  await run(command, commandArgs, { shell: isWindows, ...options })
  clearInterval(heartbeat)
}

async function installToolchain() {
  const mark = join(toolchain, 'node_modules', '.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(toolchain, 'package-lock.json')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.log('Coverkit needs its own Node and pnpm, and its packages. They stay inside this folder.')
  await install('Installing Node and pnpm', 'npm', NPM_CI, { cwd: toolchain })
  if (!isWindows) symlinkSync(relative(bin, join(pnpm, 'pnpm')), join(bin, 'pnpm'))
  writeFileSync(mark, wanted)
}

if (!file) {
  console.error('Usage: node tooling/run.mjs <file> [arguments]')
  process.exit(2)
}
endTogether()
await installToolchain()
const env = environment()
await install('Installing packages', 'pnpm', PNPM_INSTALL, { env })
await run('node', [GENERATE], { env, shell: isWindows })
await run('node', [file, ...args], { env, shell: isWindows })
process.exit(0)
