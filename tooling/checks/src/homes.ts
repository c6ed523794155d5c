import { importsOf, isTest, type SourceFile, type Violation, type WorkspacePackage } from './workspace.ts'

/** Surfaces that features share, and the features that may import them, by the names in `imports` of the package. */
const SURFACES: Readonly<Record<string, readonly string[]>> = {
  quote: [
    'client-quote',
    'quote-comparison',
    'application',
    'change-my-cover',
    'account',
    'calculator',
    'content',
    'future-insurability',
    'holders',
    'make-a-claim',
    'policies',
    'tracker',
    'transfer-policy',
    'transfers',
  ],
  calculator: ['account', 'content'],
  'collection-notice': [
    'account',
    'application',
    'calculator',
    'change-my-cover',
    'common/draft',
    'content',
    'identity-check',
    'make-a-claim',
    'quote',
    'quote-comparison',
    'sign-in',
    'transfer-policy',
    'underwriting',
  ],
  policies: ['account', 'change-my-cover', 'future-insurability', 'make-a-claim'],
  claims: ['account', 'make-a-claim'],
  'claim-help': ['make-a-claim', 'sign-in'],
  queries: [
    'account',
    'application',
    'calculator',
    'change-my-cover',
    'claims',
    'common/draft',
    'content',
    'continue-later',
    'holders',
    'identity-check',
    'make-a-claim',
    'policies',
    'proof',
    'quote',
    'quote-comparison',
    'submission',
    'tracker',
    'transfer-policy',
    'transfers',
    'underwriting',
  ],
  'future-insurability': ['account', 'change-my-cover'],
  fields: [
    'account',
    'application',
    'change-my-cover',
    'future-insurability',
    'holders',
    'identity-check',
    'make-a-claim',
    'transfer-policy',
  ],
  files: [
    'account',
    'application',
    'identity-check',
    'make-a-claim',
    'policies',
    'transfer-policy',
    'transfers',
  ],
  holders: ['application', 'transfer-policy'],
  'identity-check': ['account', 'application'],
  submission: [
    'account',
    'application',
    'change-my-cover',
    'make-a-claim',
    'tracker',
    'transfer-policy',
    'transfers',
  ],
  transfers: ['account', 'application', 'transfer-policy'],
  underwriting: ['application', 'change-my-cover', 'content', 'quote-comparison'],
  tracker: ['account', 'application', 'change-my-cover', 'transfer-policy'],
  proof: ['account', 'make-a-claim'],
  'known-person': ['application', 'quote', 'sign-in'],
}
const COMMON_FOLDERS = 10
const NOTE = 'Second importer:'

/**
 * Who may import whom inside `packages/features`: a feature never another; a surface by its declared names and by its
 * users alone; `common/` nothing above it, with two importers or a note of the second to come for each folder, and no file that
 * one home alone uses without such a note. A folder of `common/` uses a surface where it is named here.
 */
export function checkHomes(own: WorkspacePackage): readonly Violation[] {
  const users = new Map<string, Set<string>>()
  const fileUsers = new Map<string, Set<string>>()
  const note = (path: string, by: string, home: string) => {
    // What its own test imports is no use of it.
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
  return [...crossings, ...checkCommon(own, users), ...checkCommonFiles(own, fileUsers)]
}

function faultOf(from: string, to: string, target: string): string | null {
  const allowed = SURFACES[to]
  if (from.startsWith('common/') && !allowed?.includes(from)) return `common code may not import ${to}`
  if (from in SURFACES && !allowed?.includes(from)) return `what features share may not import one: ${to}`
  if (allowed === undefined) return `a feature may not import another: ${to}`
  if (!allowed.includes(from)) return `may not import from ${to}`
  return target.startsWith('#') ? null : `is not a declared name of ${to}: ${target}`
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

/** A file that one home alone uses belongs there. */
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
