import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { groupByOptions, importedGroups, type TypeConfig, type TypeGroup } from './typeGroups.ts'

function readConfig(path: string): TypeConfig {
  const manifest = JSON.parse(readFileSync(join(dirname(path), 'package.json'), 'utf8'))
  return {
    path,
    text: readFileSync(path, 'utf8'),
    name: manifest.name,
    imports: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
  }
}

const groupsIn = (root: string, folder: string): readonly TypeGroup[] =>
  groupByOptions(
    globSync(`${folder}/*/tsconfig.json`, { cwd: root })
      .sort()
      .map((path) => readConfig(join(root, path))),
  )

/** The folder of a program: beside its first package, whose types are found from there. */
const folderOf = (root: string, [first]: TypeGroup): string =>
  join(dirname(first?.path ?? root), 'node_modules', '.types')

/** The options of a program whose declarations other programs read instead of its sources. */
const declares = (root: string, folder: string) => ({
  composite: true,
  noEmit: false,
  emitDeclarationOnly: true,
  rootDir: root,
  outDir: join(folder, 'declarations'),
})

/** Writes the configuration of a program, and returns its folder. `declared` are the programs with declarations. */
function writeProgram(root: string, group: TypeGroup, declared: readonly TypeGroup[]): string {
  const folder = folderOf(root, group)
  const isDeclared = declared.includes(group)
  const config = {
    extends: group[0]?.path,
    compilerOptions: {
      incremental: true,
      tsBuildInfoFile: join(folder, 'types.tsbuildinfo'),
      ...(isDeclared && declares(root, folder)),
      ...(group.length > 1 && {
        typeRoots: [join(root, 'tooling', 'checks', 'node_modules', '@types')],
      }),
    },
    include: group.flatMap(({ path, include }) =>
      // A program with declarations names all of its files.
      [...include, ...(isDeclared ? ['package.json', 'src/**/*.json'] : [])].map((part) =>
        join(dirname(path), part),
      ),
    ),
    references: importedGroups(group, declared).map((other) => ({ path: folderOf(root, other) })),
  }
  mkdirSync(folder, { recursive: true })
  const [file, text] = [join(folder, 'tsconfig.json'), JSON.stringify(config)]
  // The compiler looks at a program again whose configuration is newer.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  return folder
}

/**
 * Writes the programs that check the types of a whole workspace, and returns their folders. Packages with the same options are
 * one program: on its own each would check again what it imports. The programs of `packages` give declarations, which apps and
 * tools read; the compiler passes over a program of which no source and no declaration has changed.
 */
export function writePrograms(root: string): readonly string[] {
  const declared = groupsIn(root, 'packages')
  const programs = [...declared, ...groupsIn(root, 'apps'), ...groupsIn(root, 'tooling')]
  return programs.map((group) => writeProgram(root, group, declared))
}
