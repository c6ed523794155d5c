import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyFolders } from '@coverkit/checks/copy-folders'
import { checkLayers } from '@coverkit/checks/layers'
import { checkSources } from '@coverkit/checks/source-rules'
import { readWorkspace } from '@coverkit/checks/workspace'

const COPIED = [
  'packages',
  'apps',
  'tooling/tsconfig',
  'tooling/vite',
  'tooling/generate',
  'tooling/seed',
  'tooling/hosting',
  'tooling/sandbox/package.json',
  'tooling/sandbox/data/insurers',
  'tooling/storybook/package.json',
  'tooling/storybook/.storybook',
  'biome.json',
  '.gitignore',
  'package.json',
]

/** A copy of the files that check a generated folder, in a folder of its own: the checkout is not changed. */
export interface WorkspaceCopy {
  readonly root: string
  /** Runs a tool of the workspace in the copy and returns its errors; empty without any. */
  errorsOf(folder: string, tool: string, args: readonly string[]): string
  /** Returns the compiler's errors in a folder; empty without any. */
  types(folder: string): string
  /** Returns the output of a folder's tests of these names; empty when they pass. */
  tests(folder: string, ...names: readonly string[]): string
  /** Runs the generator's command in the copy. */
  run(...args: readonly string[]): Pick<SpawnSyncReturns<string>, 'status' | 'stdout' | 'stderr'>
  /** Returns the violated rules of layers and sources. */
  violations(): readonly unknown[]
  remove(): void
}

export function copyWorkspace(): WorkspaceCopy {
  const root = copyFolders(COPIED, 'generate')
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV)/.test(name)),
  )
  const start = (folder: string, command: string, args: readonly string[]) =>
    spawnSync(command, args, { cwd: join(root, folder), env, encoding: 'utf8' })
  const errorsOf = (folder: string, tool: string, args: readonly string[]) => {
    const { status, stdout, stderr } = start(folder, join(root, 'node_modules/.bin', tool), args)
    return status === 0 ? '' : `${tool} ${args.join(' ')}\n${stdout}${stderr}`
  }
  return {
    root,
    errorsOf,
    // In one thread: each further thread of the compiler checks the libraries again, and other tests have the
    // second core.
    types: (folder) => errorsOf(folder, 'tsc', ['-p', '.', '--singleThreaded']),
    tests: (folder, ...names) => errorsOf(folder, 'vitest', ['run', ...names]),
    run: (...args) => start('.', process.execPath, ['tooling/generate/src/main.ts', ...args]),
    violations() {
      const packages = readWorkspace(root)
      return [...checkLayers(packages), ...checkSources(packages)]
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
