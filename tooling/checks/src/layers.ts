import { checkHomes } from './homes.ts'
import { importsOf, isTest, type SourceFile, type Violation, type WorkspacePackage } from './workspace.ts'

/** Our packages that each package may import. `apps/*` and `tooling/*` are groups of their own. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  core: [],
  flow: [],
  ui: [],
  'embed-sdk': [],
  brand: ['core'],
  identity: ['core'],
  analytics: ['core'],
  'api-client': ['core'],
  drafts: ['core', 'flow'],
  'flow-draft': ['core', 'flow', 'api-client', 'drafts'],
  features: ['core', 'flow', 'flow-draft', 'brand', 'ui', 'api-client', 'identity', 'drafts', 'analytics'],
  site: [
    'core',
    'flow',
    'flow-draft',
    'brand',
    'ui',
    'api-client',
    'identity',
    'drafts',
    'analytics',
    'features',
  ],
}
const APP = ['brand', 'ui', 'site']
/** The app for partner frames alone imports brand apps, lazily and only what they export. */
const EMBED = ['site', 'embed-sdk', 'analytics']
const APP_AT_BUILD = ['vite', 'tsconfig']
const TOOLS_OF_PACKAGES = ['tsconfig']

/** Every import that crosses the layers the wrong way, every undeclared one, every wildcard export. */
export function checkLayers(packages: readonly WorkspacePackage[]): readonly Violation[] {
  const brands = packages
    .filter(({ folder }) => folder.startsWith('apps/') && folder !== 'apps/embed')
    .map(({ folder }) => folder.slice('apps/'.length))
  return packages.flatMap((own) => [
    ...own.files.flatMap((file) => checkImports(own, file, brands)),
    ...checkDependencies(own, brands),
    ...checkExports(own),
    ...(own.folder === 'packages/features' ? checkHomes(own) : []),
  ])
}

function allowedOf(own: WorkspacePackage, path: string): readonly string[] | null {
  const [group, folder = ''] = own.folder.split('/')
  if (group === 'tooling') return null
  if (group === 'apps' && /^vite(st)?\.config\.ts$/.test(path)) return APP_AT_BUILD
  if (group === 'apps') return folder === 'embed' ? EMBED : APP
  return ALLOWED[folder] ?? []
}

function checkImports(
  own: WorkspacePackage,
  file: SourceFile,
  brands: readonly string[],
): readonly Violation[] {
  const where = `${own.folder}/${file.path}`
  const allowed = allowedOf(own, file.path)
  return importsOf(file).flatMap((target) => {
    const ours = /^@coverkit\/([a-z-]+)/.exec(target)?.[1]
    if (ours === undefined) {
      if (allowed !== null && climbsOut(file, target))
        return [{ where, fault: `reaches out of its package: ${target}` }]
      return target.startsWith('../../../') ? [{ where, fault: `climbs three folders: ${target}` }] : []
    }
    if (`@coverkit/${ours}` === own.name || allowed === null || allowed.includes(ours)) return []
    if (own.folder === 'apps/embed' && brands.includes(ours) && isLazy(file, target)) return []
    return [{ where, fault: `may not import @coverkit/${ours}` }]
  })
}

/** Every import of the module is a dynamic one of a named part. */
function isLazy({ text }: SourceFile, target: string): boolean {
  const all = text.split(`'${target}'`).length - 1
  const lazy = text.split(`import('${target}')`).length - 1
  return target.split('/').length === 3 && all === lazy
}

function climbsOut(file: SourceFile, target: string): boolean {
  if (!target.startsWith('.')) return false
  let depth = file.path.split('/').length - 1
  for (const part of target.split('/')) {
    if (part === '..') depth -= 1
    else if (part !== '.') depth += 1
    if (depth < 0) return true
  }
  return false
}

function checkDependencies(own: WorkspacePackage, brands: readonly string[]): readonly Violation[] {
  const allowed = allowedOf(own, 'package.json')
  if (allowed === null) return []
  return own.dependencies
    .filter((name) => name.startsWith('@coverkit/'))
    .map((name) => name.slice('@coverkit/'.length))
    .filter((name) => !allowed.includes(name) && !TOOLS_OF_PACKAGES.includes(name))
    .filter((name) => own.folder !== 'apps/embed' || !brands.includes(name))
    .map((name) => ({ where: `${own.folder}/package.json`, fault: `may not depend on @coverkit/${name}` }))
}

/** Names one file of each folder, such as the routes of each feature: every other file of the folder stays inside. */
const ONE_FILE = /\*\/[a-z]\w*(?:\.tsx?)?$/

function checkExports({ folder, exports }: WorkspacePackage): readonly Violation[] {
  return Object.entries(exports)
    .flat()
    .filter((entry) => typeof entry === 'string' && entry.includes('*') && !ONE_FILE.test(entry))
    .map((entry) => ({ where: `${folder}/package.json`, fault: `exports a wildcard: ${entry}` }))
}

/** Every brand app imports the same: they are one node. */
function nodeOf(name: string, packages: readonly WorkspacePackage[]): string {
  const { folder } = packages.find((own) => own.name === `@coverkit/${name}`) ?? { folder: '' }
  return folder.startsWith('apps/') && folder !== 'apps/embed' ? 'brand-app' : name
}

/** The graph of our packages as Mermaid, for `docs/architecture.md`. */
export function drawGraph(packages: readonly WorkspacePackage[]): string {
  const shown = packages.filter(({ folder }) => !folder.startsWith('tooling/'))
  const edges = shown.flatMap((own) => {
    const targets = new Set(
      own.files
        .filter((file) => !isTest(file.path))
        .flatMap(importsOf)
        .flatMap((target) => /^@coverkit\/([a-z-]+)/.exec(target)?.[1] ?? [])
        .filter((name) => `@coverkit/${name}` !== own.name && name !== 'vite'),
    )
    const from = nodeOf(own.name.replace('@coverkit/', ''), packages)
    const nodes = [...targets].map((name) => nodeOf(name, packages))
    return nodes.sort().map((to) => `  ${from} --> ${to}`)
  })
  return ['```mermaid', 'graph TD', ...new Set(edges), '```'].join('\n')
}
