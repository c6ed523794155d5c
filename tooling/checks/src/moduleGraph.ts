import { parseSync } from 'vite'

/** Texts of files, by their paths from the root of the workspace. */
export type Files = ReadonlyMap<string, string>

interface Manifest {
  readonly name?: string
  readonly exports?: Readonly<Record<string, unknown>>
  readonly imports?: Readonly<Record<string, string>>
}

const MODULE = /\.(ts|tsx)$/

/** The modules that a source imports or exports from; what it takes as types alone is left out. */
function importedBy(path: string, text: string): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  const isValue = ({ entries }: { readonly entries: readonly { readonly isType: boolean }[] }) =>
    entries.length === 0 || entries.some(({ isType }) => !isType)
  return [
    ...staticImports.filter(isValue).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : moduleRequest.value)),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, name] = /^['"](.+)['"]$/.exec(text.slice(start, end)) ?? []
      return name ?? []
    }),
  ]
}

/** By text: trees that are compared differ in a file or two. */
const parsed = new Map<string, readonly string[]>()

function namesIn(path: string, text: string): readonly string[] {
  const names = parsed.get(text) ?? importedBy(path, text)
  parsed.set(text, names)
  return names
}

const MANIFEST = /^\w+\/[\w-]+\/package\.json$/

/** By text, as above. */
const manifests = new Map<string, Manifest>()

/** The part of a manifest that names modules. */
function manifestOf(text: string): Manifest {
  const known = manifests.get(text)
  if (known) return known
  const { name, exports, imports }: Manifest = JSON.parse(text)
  const manifest = { ...(name && { name }), ...(exports && { exports }), ...(imports && { imports }) }
  manifests.set(text, manifest)
  return manifest
}

type Manifests = ReadonlyMap<string, Manifest>

const isSame = (one: Manifests, other: Manifests) => JSON.stringify([...one]) === JSON.stringify([...other])

/** Follows imports through the workspace. */
export class ModuleGraph {
  readonly #files: Files
  readonly #before: ModuleGraph | undefined
  /** Paths of files that differ from those of the graph before. */
  readonly #changed: ReadonlySet<string>
  readonly #manifests = new Map<string, Manifest>()
  readonly #imported = new Map<string, readonly string[]>()
  readonly #reached = new Map<string, ReadonlySet<string>>()

  /** Takes from the graph of other files what is the same in these. */
  constructor(files: Files, before?: ModuleGraph) {
    this.#files = files
    this.#changed = before ? differing(files, before.#files) : new Set()
    for (const [path, text] of files)
      if (MANIFEST.test(path)) this.#manifests.set(path.replace('/package.json', ''), manifestOf(text))
    this.#before = before && isSame(this.#manifests, before.#manifests) ? before : undefined
  }

  /** Modules and other packages that one module imports. */
  importsOf(path: string): readonly string[] {
    const known = this.#imported.get(path)
    if (known) return known
    if (this.#before && !this.#changed.has(path)) return this.#before.importsOf(path)
    const names = namesIn(path, this.#files.get(path) ?? '')
    const resolved = names.map((name) => this.#resolve(path, name) ?? name)
    this.#imported.set(path, resolved)
    return resolved
  }

  /** Everything that is loaded with a module, or later by it, itself included. */
  reachedFrom(entry: string): ReadonlySet<string> {
    const known = this.#reached.get(entry)
    if (known) return known
    const earlier = this.#before?.reachedFrom(entry)
    if (earlier && ![...this.#changed].some((path) => earlier.has(path))) return earlier
    const reached = new Set([entry])
    for (const path of reached)
      if (MODULE.test(path)) for (const next of this.importsOf(path)) reached.add(next)
    this.#reached.set(entry, reached)
    return reached
  }

  #resolve(from: string, name: string): string | undefined {
    const [group, folder, ...within] = from.split('/')
    const own = `${group}/${folder}`
    if (name.startsWith('#')) return inFolder(own, target(this.#manifests.get(own)?.imports, name))
    if (name.startsWith('.')) {
      const parts = within.slice(0, -1)
      for (const part of name.split('/'))
        if (part === '..') parts.pop()
        else if (part !== '.') parts.push(part)
      return [own, ...parts].join('/')
    }
    const [scope, other, ...subpath] = name.split('/')
    for (const [path, manifest] of this.#manifests)
      if (manifest.name === `${scope}/${other}`)
        return inFolder(path, target(manifest.exports, ['.', ...subpath].join('/')))
    return undefined
  }
}

/** Paths of files that only one of them has, or whose texts differ. */
function differing(one: Files, other: Files): ReadonlySet<string> {
  return new Set([...one.keys(), ...other.keys()].filter((path) => one.get(path) !== other.get(path)))
}

const inFolder = (folder: string, path: string | undefined) => path && `${folder}/${path.replace('./', '')}`

/** Looks a name up in `exports` or `imports` of a manifest, of which some have one star. */
function target(map: Readonly<Record<string, unknown>> = {}, name: string): string | undefined {
  const exact = map[name]
  if (typeof exact === 'string') return exact
  for (const [pattern, path] of Object.entries(map)) {
    const [before = '', after] = pattern.split('*')
    if (after === undefined || typeof path !== 'string') continue
    if (name.startsWith(before) && name.endsWith(after))
      return path.replace('*', name.slice(before.length, name.length - after.length))
  }
  return undefined
}
