import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const CI = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/** @throws Error when npm fails */
function npm(args: readonly string[], folder: string): void {
  const { status, error } = spawnSync('npm', [...args], {
    cwd: folder,
    // The output of npm isn't part of the results that a caller prints.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ${args[0]} in ${folder} ended with ${status}`, { cause: error })
}

/**
 * Installs what the lock of a folder names, unless it is there. The folder is not part of the workspace: `npm start` installs
 * none of it.
 *
 * @param args Arguments for npm beyond those of every lock.
 */
export function installLocked(folder: string, args: readonly string[] = [], install = npm): void {
  const mark = join(folder, 'node_modules', '.installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  install([...CI, ...args], folder)
  writeFileSync(mark, lock)
}

/** Returns the path of a module of a folder with its own lock, which is installed first. */
export function resolveLocked(folder: string, name: string): string {
  installLocked(folder)
  return createRequire(join(folder, 'package.json')).resolve(name)
}

/** Loads a module of a folder with its own lock, which is installed first. */
export const importLocked = <Module>(folder: string, name: string): Promise<Module> =>
  import(pathToFileURL(resolveLocked(folder, name)).href)
