import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Tarball } from './packPackage.ts'

const execute = promisify(execFile)
const TEMPLATES = join(import.meta.dirname, '..', 'outside')

/** A project beyond the workspace, which has our packages from tarballs alone. */
export interface OutsideProject {
  readonly folder: string
  /** Runs a program in it and returns its output; throws with both outputs when it fails. */
  readonly run: (program: string, words: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>
  readonly remove: () => Promise<void>
}

/** Copies a folder of `outside`, and lets npm install its dependencies and the tarballs. */
export async function makeOutsideProject(
  template: string,
  tarballs: readonly Tarball[],
): Promise<OutsideProject> {
  const folder = await mkdtemp(join(tmpdir(), `coverkit-${template}-`))
  await cp(join(TEMPLATES, template), folder, { recursive: true })
  const run: OutsideProject['run'] = async (program, words, env = {}) => {
    const { stdout } = await execute(program, words, {
      cwd: folder,
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  }
  const install = [
    'install',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--ignore-scripts',
    '--loglevel=error',
  ]
  await run('npm', [...install, ...tarballs.map(({ path }) => path)])
  return { folder, run, remove: () => rm(folder, { recursive: true, force: true }) }
}
