import { parseSync } from 'vite'
import { isTest, type SourceFile, type WorkspacePackage } from './workspace.ts'

/** One name that an entry of a package exports, and who imports it. */
export interface ExportedName {
  /** The entry, such as `./claims`. */
  readonly entry: string
  readonly name: string
  readonly isType: boolean
  /** The files outside the package that name it, tests among them. */
  readonly users: readonly string[]
  /** Whether a file that is no test, story or fixture names it. */
  readonly isShipped: boolean
}

/** The names that a module exports; of `export *` nothing is known. */
function namesOf({ path, text }: SourceFile): readonly { name: string; isType: boolean }[] {
  return parseSync(path, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) =>
      exportName.name === null ? [] : { name: exportName.name, isType },
    ),
  )
}

/** Every name that the entries of a package export, without those for tests, with the files of other packages that import the entry and name it. */
export function exportedNames(
  own: WorkspacePackage,
  workspace: readonly WorkspacePackage[],
): readonly ExportedName[] {
  const others = workspace
    .filter(({ name }) => name !== own.name)
    .flatMap(({ folder, files }) => files.map((file) => ({ ...file, path: `${folder}/${file.path}` })))
    .filter(({ text }) => text.includes(own.name))
    .map((file) => ({ ...file, words: new Set(file.text.match(/[\w$]+/g)) }))
  return Object.entries(own.exports).flatMap(([entry, target]) => {
    const file = own.files.find(({ path }) => `./${path}` === target)
    if (file === undefined || entry.startsWith('./testing')) return []
    const imported = `${own.name}${entry.slice(1)}'`
    const importers = others.filter(({ text }) => text.includes(imported))
    return namesOf(file).map(({ name, isType }) => {
      const users = importers.filter(({ words }) => words.has(name)).map(({ path }) => path)
      return { entry, name, isType, users, isShipped: users.some((path) => !isTest(path)) }
    })
  })
}
