import { spawnSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyFolders } from '@coverkit/checks/copy-folders'
import { writePrograms } from '@coverkit/checks/type-programs'
import { ROOT, readWorkspace } from '@coverkit/checks/workspace'
import { write } from '../generate.ts'
import { type CoverReach, filesWithErrors, reachOf } from './coverReach.ts'
import { planCover } from './planCover.ts'

/** The folders with sources: all with a configuration of the compiler, and what those are based on. */
const copied = (): readonly string[] => [
  'package.json',
  'tooling/tsconfig',
  ...globSync('{packages,apps,tooling}/*/tsconfig.json', { cwd: ROOT }).map(dirname),
]

function runIn(root: string, command: string, args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  return `${stdout}${stderr}`
}

/** The sources of the workspace but the rules about it, by their path from the root. */
const readSources = (root: string) =>
  readWorkspace(root)
    .filter(({ folder }) => !['tooling/checks', 'tooling/generate'].includes(folder))
    .flatMap(({ folder, files }) => files.map(({ path, text }) => ({ path: `${folder}/${path}`, text })))

/**
 * Plants a fifth cover in a copy of the workspace and compiles it there; `isFilled` with samples for what each cover has
 * of its own. @throws if the compiler found nothing
 */
export function plantedReach({ isFilled }: { readonly isFilled: boolean }): CoverReach {
  const root = copyFolders(copied(), 'cover')
  try {
    const files = readSources(root)
    const plan = planCover(root, 'funeral', { isFilled })
    write(root, plan)
    const generated = runIn(root, process.execPath, ['packages/api-client/scripts/generate.ts'])
    const output = runIn(root, join(root, 'node_modules/.bin/tsc'), ['--build', ...writePrograms(root)])
    const failing = filesWithErrors(output)
    if (failing.size === 0) throw new Error(`The compiler found nothing:\n${generated}${output}`)
    return reachOf(files, failing, new Set(plan.files.keys()))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
