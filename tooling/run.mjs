// Runs a root script with the repository's own Node and pnpm on a machine that has only Node 20+ and npm.
// Plain JavaScript without dependencies: nothing is installed when this starts.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const toolchain = join(root, 'tooling', 'toolchain')
const bin = join(toolchain, 'node_modules', '.bin')
const [script, ...args] = process.argv.slice(2)

if (!script) {
  console.error('Usage: node tooling/run.mjs <root script> [arguments]')
  process.exit(2)
}

const KEPT_NPM_SETTINGS = /^npm_config_(registry|userconfig|cache|.*proxy|cafile)$/i

function environment() {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || KEPT_NPM_SETTINGS.test(name)),
  )
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  env[pathName] = [bin, env[pathName]].join(delimiter)
  return env
}

function run(command, commandArgs, options = {}) {
  const result = spawnSync(command, commandArgs, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  if (result.error) throw result.error
  if (result.status !== 0) process.exit(result.status ?? 1)
}

function installToolchain() {
  const manifest = readFileSync(join(toolchain, 'package.json'))
  const mark = join(toolchain, 'node_modules', '.installed')
  const wanted = createHash('sha256').update(manifest).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], {
    cwd: toolchain,
  })
  writeFileSync(mark, wanted)
}

function installWorkspace(env) {
  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--loglevel=warn'], { env })
}

installToolchain()
const env = environment()
installWorkspace(env)
run('pnpm', ['run', script, ...args], { env })
