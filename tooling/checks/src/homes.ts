import { importsOf, isTest, type SourceFile, type Violation, type WorkspacePackage } from './workspace.ts'

/** How many names one index of a home may export. */
const INDEX_NAMES = 12
const COMMON_FOLDERS = 10
const NOTE = 'Second importer:'

/**
 * Refuses undeclared imports between the homes of `packages/features`: a home is imported by the names that it has
 * in `imports` of `package.json`, never by a path; homes do not import each other in a circle; an index exports at
 * most twelve names; `common/` imports nothing above it, and each of its folders and files has two importers or a
 * note of the second to come.
 */
export function checkHomes(own: WorkspacePackage): readonly Violation[] {
  const homes = new Map<string, Set<string>>()
  const users = new Map<string, Set<string>>()
  const fileUsers = new Map<string, Set<string>>()
  const note = (path: string, by: string, home: string) => {
    // A file's own test does not count as an importer.
    if (homeOf(path) !== home || !isTest(by))
      fileUsers.set(path, (fileUsers.get(path) ?? new Set()).add(home))
  }
  const crossings = own.files.flatMap((file) => {
    const from = homeOf(file.path)
    return importsOf(file).flatMap((target) => {
      const to = homeOf(resolve(own, file.path, target))
      if (from !== null && to?.startsWith('common/')) note(resolve(own, file.path, target), file.path, from)
      if (from === null || to === null || from === to) return []
      if (to.startsWith('common/')) {
        users.set(to, (users.get(to) ?? new Set()).add(from))
        return []
      }
      if (!isTest(file.path)) homes.set(from, (homes.get(from) ?? new Set()).add(to))
      const fault = faultOf(from, to, target)
      return fault === null ? [] : [{ where: `${own.folder}/${file.path}`, fault }]
    })
  })
  // An entry of the package is used from outside it.
  for (const entry of Object.values(own.exports)) {
    const path = typeof entry === 'string' ? entry.replace('./', '') : ''
    const home = homeOf(path)
    if (!home?.startsWith('common/')) continue
    users.set(home, (users.get(home) ?? new Set()).add('exports'))
    note(path, path, 'exports')
  }
  return [
    ...crossings,
    ...checkCircles(own, homes),
    ...checkIndexes(own),
    ...checkCommon(own, users),
    ...checkCommonFiles(own, fileUsers),
  ]
}

function faultOf(from: string, to: string, target: string): string | null {
  if (from.startsWith('common/')) return `common code may not import ${to}`
  return target.startsWith('#') ? null : `is not a declared name of ${to}: ${target}`
}

/** Every home that imports itself by way of another home. */
function checkCircles(
  own: WorkspacePackage,
  homes: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Violation[] {
  const reachable = (from: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const to of homes.get(from) ?? []) if (!seen.has(to)) reachable(to, seen.add(to))
    return seen
  }
  return [...homes.keys()]
    .filter((home) => reachable(home).has(home))
    .map((home) => ({ where: `${own.folder}/src/${home}`, fault: 'imports itself by way of another home' }))
}

function checkIndexes(own: WorkspacePackage): readonly Violation[] {
  const declared = new Set(Object.values(own.imports).map((path) => path.replace('./', '')))
  return own.files
    .filter(({ path }) => declared.has(path) && path.endsWith('/index.ts') && !path.startsWith('src/common/'))
    .flatMap(({ path, text }) => {
      const names = [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) =>
        list.split(',').filter((name) => name.trim() !== ''),
      )
      const where = `${own.folder}/${path}`
      if (/export \*/.test(text)) return [{ where, fault: 'exports all names of a file' }]
      if (names.length <= INDEX_NAMES) return []
      return [{ where, fault: `exports ${names.length} names, more than ${INDEX_NAMES}` }]
    })
}

function checkCommon(
  own: WorkspacePackage,
  users: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Violation[] {
  const files = own.files.filter(({ path }) => homeOf(path)?.startsWith('common/'))
  const folders = [...new Set(files.map(({ path }) => homeOf(path) ?? ''))]
  const where = `${own.folder}/src/common`
  const isNoted = (folder: string) =>
    files.some(({ path, text }) => homeOf(path) === folder && text.includes(NOTE))
  return [
    ...folders
      .filter((folder) => (users.get(folder)?.size ?? 0) < 2 && !isNoted(folder))
      .map((folder) => ({
        where: `${own.folder}/src/${folder}`,
        fault: 'has fewer than two importers and no note',
      })),
    ...(folders.length > COMMON_FOLDERS
      ? [{ where, fault: `has ${folders.length} folders, more than ${COMMON_FOLDERS}` }]
      : []),
  ]
}

/** Returns the files that have only one home as a user, and so belong there. */
function checkCommonFiles(
  own: WorkspacePackage,
  users: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Violation[] {
  return own.files.flatMap(({ path, text }) => {
    const [home, ...others] = users.get(path) ?? []
    if (home === undefined || others.length > 0 || home === homeOf(path) || text.includes(NOTE)) return []
    const fault = home === 'exports' ? 'is used from outside the package alone' : `is used by ${home} alone`
    return [{ where: `${own.folder}/${path}`, fault }]
  })
}

function homeOf(path: string): string | null {
  const [source, first, second] = path.split('/')
  if (source !== 'src' || first === undefined || second === undefined) return null
  return first === 'common' ? `common/${second}` : first
}

/** The path of what is imported, from the package's folder; empty when it is another package's. */
function resolve(own: WorkspacePackage, from: SourceFile['path'], target: string): string {
  if (target.startsWith('#')) {
    const [name, path] =
      Object.entries(own.imports).find(([name]) =>
        name.endsWith('*') ? target.startsWith(name.slice(0, -1)) : name === target,
      ) ?? []
    return path?.replace('./', '').replace('*', target.slice((name?.length ?? 1) - 1)) ?? ''
  }
  if (!target.startsWith('.')) return ''
  const parts = from.split('/').slice(0, -1)
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
