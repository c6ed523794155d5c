import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyFolders } from './copyFolders.ts'
import { type CoverReach, filesWithErrors, reachOf } from './coverReach.ts'
import { PLANTED_EDITS, PLANTED_FILES, plantIn } from './plantedCover.ts'
import { writePrograms } from './typePrograms.ts'
import { ROOT, readWorkspace } from './workspace.ts'

/** The folders with sources: all with a configuration of the compiler, and what those are based on. */
const copied = (): readonly string[] => [
  'package.json',
  'tooling/tsconfig',
  ...globSync('{packages,apps,tooling}/*/tsconfig.json', { cwd: ROOT }).map(dirname),
]

function plant(root: string): void {
  for (const path of new Set(PLANTED_EDITS.map((edit) => edit.path)))
    writeFileSync(join(root, path), plantIn(path, readFileSync(join(root, path), 'utf8')))
  for (const [path, text] of Object.entries(PLANTED_FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

function runIn(root: string, command: string, args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  return `${stdout}${stderr}`
}

/** The sources of the workspace but the rules about it, by their path from the root. */
const readSources = (root: string) =>
  readWorkspace(root)
    .filter(({ folder }) => folder !== 'tooling/checks')
    .flatMap(({ folder, files }) => files.map(({ path, text }) => ({ path: `${folder}/${path}`, text })))

/** Plants a fifth cover in a copy of the workspace and compiles it there. @throws if the compiler found nothing */
export function plantedReach(): CoverReach {
  const root = copyFolders(copied(), 'cover')
  try {
    const files = readSources(root)
    plant(root)
    const generated = runIn(root, process.execPath, ['packages/api-client/scripts/generate.ts'])
    const output = runIn(root, join(root, 'node_modules/.bin/tsc'), ['--build', ...writePrograms(root)])
    const failing = filesWithErrors(output)
    if (failing.size === 0) throw new Error(`The compiler found nothing:\n${generated}${output}`)
    return reachOf(files, failing)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
