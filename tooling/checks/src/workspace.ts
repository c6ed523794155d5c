import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

/** One broken rule: where, and what is wrong. */
export interface Violation {
  readonly where: string
  readonly fault: string
}

export interface SourceFile {
  /** From the package's folder, with forward slashes. */
  readonly path: string
  readonly text: string
}

export interface WorkspacePackage {
  readonly name: string
  /** From the root, such as `packages/core`. */
  readonly folder: string
  readonly dependencies: readonly string[]
  readonly exports: Readonly<Record<string, unknown>>
  /** The package's own names for its modules, such as `#quote/draft`. */
  readonly imports: Readonly<Record<string, string>>
  readonly files: readonly SourceFile[]
}

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly exports?: Readonly<Record<string, unknown>>
  readonly imports?: Readonly<Record<string, string>>
}

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  'generated',
  'drizzle',
  '.turbo',
  'data',
])
const SOURCE = /\.(ts|tsx|mjs)$/

/** Every package of the workspace with its sources. */
export function readWorkspace(root = ROOT): readonly WorkspacePackage[] {
  return ['packages', 'apps', 'tooling'].flatMap((group) =>
    folders(join(root, group)).flatMap((folder) => {
      if (folder === 'toolchain') return []
      const path = join(root, group, folder)
      const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest
      return {
        name: manifest.name,
        folder: `${group}/${folder}`,
        dependencies: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
        exports: manifest.exports ?? {},
        imports: manifest.imports ?? {},
        files: sourceFiles(path),
      }
    }),
  )
}

function folders(path: string): readonly string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

function sourceFiles(folder: string, at = folder): readonly SourceFile[] {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const path = join(at, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourceFiles(folder, path)
    if (!SOURCE.test(entry.name)) return []
    return { path: relative(folder, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }
  })
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g

/** The module names that a source imports, statically or not. */
export function importsOf({ text }: SourceFile): readonly string[] {
  return [...text.matchAll(IMPORT)].map((match) => match[1] ?? '')
}

export function isTest(path: string): boolean {
  return /\.(test|stories|fixture)\.tsx?$/.test(path) || /(^|\/)(testing|tests)\//.test(path)
}
