import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateSources } from './generateSources.ts'
import { run } from './runCommand.ts'
import { groupByOptions, importedGroups, type TypeConfig, type TypeGroup } from './typeGroups.ts'
import { ROOT } from './workspace.ts'

const TYPE_ROOTS = [join(ROOT, 'tooling', 'checks', 'node_modules', '@types')]

function readConfig(name: string): TypeConfig {
  const path = join(ROOT, name)
  const manifest = JSON.parse(readFileSync(join(dirname(path), 'package.json'), 'utf8'))
  return {
    path,
    text: readFileSync(path, 'utf8'),
    name: manifest.name,
    imports: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
  }
}

const groupsIn = (folder: string): readonly TypeGroup[] =>
  groupByOptions(globSync(`${folder}/*/tsconfig.json`, { cwd: ROOT }).sort().map(readConfig))

/** The folder of a program: beside its first package, whose types are found from there. */
const folderOf = ([first]: TypeGroup): string => join(dirname(first?.path ?? ROOT), 'node_modules', '.types')

/** The options of a program whose declarations other programs read instead of its sources. */
const declares = (folder: string) => ({
  composite: true,
  noEmit: false,
  emitDeclarationOnly: true,
  rootDir: ROOT,
  outDir: join(folder, 'declarations'),
})

/** Writes the configuration of a program, and returns its folder. `declared` are the programs with declarations. */
function writeProgram(group: TypeGroup, declared: readonly TypeGroup[]): string {
  const folder = folderOf(group)
  const isDeclared = declared.includes(group)
  const config = {
    extends: group[0]?.path,
    compilerOptions: {
      incremental: true,
      tsBuildInfoFile: join(folder, 'types.tsbuildinfo'),
      ...(isDeclared && declares(folder)),
      ...(group.length > 1 && { typeRoots: TYPE_ROOTS }),
    },
    include: group.flatMap(({ path, include }) =>
      // A program with declarations names all of its files.
      [...include, ...(isDeclared ? ['package.json', 'src/**/*.json'] : [])].map((part) =>
        join(dirname(path), part),
      ),
    ),
    references: importedGroups(group, declared).map((other) => ({ path: folderOf(other) })),
  }
  mkdirSync(folder, { recursive: true })
  const [file, text] = [join(folder, 'tsconfig.json'), JSON.stringify(config)]
  // The compiler looks at a program again whose configuration is newer.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  return folder
}

/**
 * Checks the types of the whole workspace. Packages with the same options are one program: on its own each would check again
 * what it imports. The programs of `packages` give declarations, which apps and tools read; the compiler passes over a program
 * of which no source and no declaration has changed.
 */
async function main(): Promise<number> {
  if (!(await generateSources())) return 1
  const declared = groupsIn('packages')
  const programs = [...declared, ...groupsIn('apps'), ...groupsIn('tooling')]
  const folders = programs.map((group) => writeProgram(group, declared))
  const { isSound } = await run(`pnpm exec tsc --build ${folders.join(' ')}`)
  return isSound ? 0 : 1
}

process.exitCode = await main()
