import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type ParseResult, parseSync } from 'vite'
import { ROOT, readWorkspace, type SourceFile, type Violation, type WorkspacePackage } from './workspace.ts'

interface Module {
  readonly file: SourceFile
  readonly parsed: ParseResult
}

type Modules = (path: string) => Module | undefined
type ExportEntry = ParseResult['module']['staticExports'][number]['entries'][number]
type Statement = ParseResult['program']['body'][number]

/** The packages that partners may install: those not marked as private. */
export function readPublished(root = ROOT): readonly WorkspacePackage[] {
  return readWorkspace(root).filter(({ folder }) => {
    const manifest: unknown = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    const isObject = typeof manifest === 'object' && manifest !== null
    return folder.startsWith('packages/') && isObject && Reflect.get(manifest, 'private') !== true
  })
}

/**
 * Every name that an entry of the package exports and whose declaration has no doc comment, or one that says no more
 * than the name. What another package or a generator declares takes the comment of the statement that exports it.
 */
export function checkPublicDocs(own: WorkspacePackage): readonly Violation[] {
  const modules = modulesOf(own)
  const faults = entriesOf(own).flatMap((path) => {
    const module = modules(path)
    if (module === undefined) return [{ where: `${own.folder}/${path}`, fault: 'is exported and missing' }]
    return exportsOf(module).flatMap((entry) => checkExport(own, modules, module, entry))
  })
  return [...new Map(faults.map((violation) => [JSON.stringify(violation), violation])).values()]
}

function entriesOf({ exports }: WorkspacePackage): readonly string[] {
  return Object.values(exports)
    .flatMap((target) => (typeof target === 'object' && target !== null ? Object.values(target) : [target]))
    .filter((target): target is string => typeof target === 'string' && /\.tsx?$/.test(target))
    .map((target) => posix.normalize(target))
}

function modulesOf({ files }: WorkspacePackage): Modules {
  const sources = new Map(files.map((file) => [file.path, file]))
  const parsed = new Map<string, Module>()
  return (path) => {
    const file = sources.get(path)
    if (file === undefined) return undefined
    const module = parsed.get(path) ?? { file, parsed: parseSync(path, file.text) }
    parsed.set(path, module)
    return module
  }
}

const exportsOf = ({ parsed }: Module): readonly ExportEntry[] =>
  parsed.module.staticExports.flatMap(({ entries }) => entries)

function checkExport(
  own: WorkspacePackage,
  modules: Modules,
  module: Module,
  entry: ExportEntry,
): readonly Violation[] {
  const where = `${own.folder}/${module.file.path}`
  if (entry.importName.kind.startsWith('All')) return [{ where, fault: 'exports a wildcard' }]
  const declared = declarationOf(modules, module, entry)
  const name = declared.entry.exportName.name ?? 'default'
  const comments = commentsOf(declared.module, declared.entry)
  const fault =
    comments.length === 0 ? 'has no doc comment' : 'has a doc comment that says no more than its name'
  if (comments.some((comment) => saysMore(comment, name))) return []
  return [{ where: `${own.folder}/${declared.module.file.path}`, fault: `${name} ${fault}` }]
}

/** The module that declares an export, as far as the package's own sources show. */
function declarationOf(
  modules: Modules,
  module: Module,
  entry: ExportEntry,
): { module: Module; entry: ExportEntry } {
  const target = modules(resolve(module.file, entry.moduleRequest?.value))
  const next =
    target &&
    exportsOf(target).find(({ exportName }) => (exportName.name ?? 'default') === entry.importName.name)
  return target && next ? declarationOf(modules, target, next) : { module, entry }
}

function resolve({ path }: SourceFile, request: string | undefined): string {
  return request?.startsWith('.') ? posix.join(posix.dirname(path), request) : ''
}

/** The doc comments of the statements that declare or export the name, overloads and types of the same name too. */
function commentsOf({ file, parsed }: Module, entry: ExportEntry): readonly string[] {
  return parsed.program.body
    .filter(
      (statement) =>
        (statement.start <= entry.start && entry.end <= statement.end) ||
        (entry.localName.name !== null && namesOf(statement).includes(entry.localName.name)),
    )
    .flatMap(({ start }) =>
      parsed.comments
        .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
        .filter(({ end }) => end <= start && file.text.slice(end, start).trim() === '')
        .map(({ value }) => value),
    )
}

function namesOf(statement: Statement): readonly string[] {
  const declaration: unknown = Reflect.get(statement, 'declaration') ?? statement
  if (typeof declaration !== 'object' || declaration === null) return []
  const declarators: unknown = Reflect.get(declaration, 'declarations')
  return [declaration, ...(Array.isArray(declarators) ? declarators : [])].flatMap((node: object) => {
    const id: unknown = Reflect.get(node, 'id')
    const name: unknown = typeof id === 'object' && id !== null ? Reflect.get(id, 'name') : undefined
    return typeof name === 'string' ? [name] : []
  })
}

const EMPTY_WORDS = new Set(['a', 'an', 'the', 'of', 'for', 'to', 'this', 'is'])

function saysMore(comment: string, name: string): boolean {
  const known = new Set([...EMPTY_WORDS, ...wordsOf(name)])
  return wordsOf(comment).some((word) => !known.has(word))
}

/** Words in small letters and without a plural's s; `fieldErrors` is two. */
const wordsOf = (text: string): readonly string[] =>
  (text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').match(/[\p{L}\d]+/gu) ?? []).map((word) =>
    word.toLowerCase().replace(/(?<=..)s$/, ''),
  )
