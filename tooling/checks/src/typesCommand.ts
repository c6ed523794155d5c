import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateSources } from './generateSources.ts'
import { run } from './runCommand.ts'
import { groupByOptions, type TypeConfig } from './typeGroups.ts'
import { ROOT } from './workspace.ts'

const TYPE_ROOTS = [join(ROOT, 'tooling', 'checks', 'node_modules', '@types')]

/** Writes the configuration of one program beside what the compiler keeps of it. Its place lets types of its first package be found. */
function writeProgram(group: readonly TypeConfig[], { path: first }: TypeConfig): string {
  const folder = join(dirname(first), 'node_modules', '.types')
  mkdirSync(folder, { recursive: true })
  const config = {
    extends: first,
    compilerOptions: {
      incremental: true,
      tsBuildInfoFile: join(folder, 'types.tsbuildinfo'),
      ...(group.length > 1 && { typeRoots: TYPE_ROOTS }),
    },
    include: group.flatMap(({ path, include }) => include.map((part) => join(dirname(path), part))),
  }
  const [file, text] = [join(folder, 'tsconfig.json'), JSON.stringify(config)]
  // The compiler looks at a program again whose configuration is newer.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  return folder
}

/**
 * Checks the types of the whole workspace. Packages with the same compiler options are one program: on its own each checks
 * the sources of all that it imports again, which made six of every seven seconds. The compiler builds the programs side by
 * side, and passes over those of which no file has changed.
 */
async function main(): Promise<number> {
  if (!(await generateSources())) return 1
  const configs = globSync('{packages,apps,tooling}/*/tsconfig.json', { cwd: ROOT })
    .sort()
    .map((name) => ({ path: join(ROOT, name), text: readFileSync(join(ROOT, name), 'utf8') }))
  const programs = groupByOptions(configs).flatMap((group) =>
    group[0] ? [writeProgram(group, group[0])] : [],
  )
  const { isSound } = await run(`pnpm exec tsc --build ${programs.join(' ')}`)
  return isSound ? 0 : 1
}

process.exitCode = await main()
