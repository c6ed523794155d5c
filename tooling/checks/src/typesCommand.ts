import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateSources } from './generateSources.ts'
import { run } from './runCommand.ts'
import { groupByOptions } from './typeGroups.ts'
import { ROOT } from './workspace.ts'

const FOLDER = join(ROOT, '.data', 'types')
const TYPE_ROOTS = [join(ROOT, 'tooling', 'checks', 'node_modules', '@types')]

/**
 * Checks the types of the whole workspace. Packages with the same compiler options are one program: on its own each checks
 * the sources of all that it imports again, which made six of every seven seconds. What the compiler found of a file is kept
 * beside the program, and checked again once the file, one that it imports or an option is another.
 */
async function main(): Promise<number> {
  if (!(await generateSources())) return 1
  mkdirSync(FOLDER, { recursive: true })
  const configs = globSync('{packages,apps,tooling}/*/tsconfig.json', { cwd: ROOT })
    .sort()
    .map((name) => ({ path: join(ROOT, name), text: readFileSync(join(ROOT, name), 'utf8') }))
  let failures = 0
  for (const [index, group] of groupByOptions(configs).entries()) {
    const [first] = group
    if (first === undefined) continue
    const include = group.flatMap(({ path, include }) => include.map((part) => join(dirname(path), part)))
    const project = group.length === 1 ? first.path : join(FOLDER, `${index}.json`)
    if (group.length > 1) {
      const compilerOptions = { typeRoots: TYPE_ROOTS }
      writeFileSync(project, JSON.stringify({ extends: first.path, compilerOptions, include }))
    }
    const found = join(FOLDER, `${index}.tsbuildinfo`)
    const { isSound } = await run(`pnpm exec tsc -p ${project} --incremental --tsBuildInfoFile ${found}`)
    if (!isSound) failures += 1
  }
  return failures === 0 ? 0 : 1
}

process.exitCode = await main()
