import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The root of the workspace. */
export const ROOT = join(import.meta.dirname, '..', '..', '..')

/** The folders of the packages that partners install, those that others need first. */
const PUBLISHED = ['core', 'flow', 'api-client', 'identity', 'ui', 'embed-sdk'] as const

/**
 * The entries that use React's hooks, by their outputs. `'use client'` at their top lets a server component import them
 * as they are. The others are called on servers, which that would forbid.
 */
export const CLIENT_ENTRIES: Readonly<Record<string, readonly string[]>> = {
  '@coverkit/flow': ['react'],
  '@coverkit/ui': ['index', 'dialog'],
  '@coverkit/embed-sdk': ['react'],
}

/** Conditions of an entry for node, bundlers and TypeScript. */
const conditions = z.object({
  require: z.object({ types: z.literal('./dist/commonjs.d.cts'), default: z.literal('./dist/commonjs.cjs') }),
  types: z.string(),
  default: z.string(),
})

const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.string()),
  dependencies: z.optional(z.record(z.string(), z.string())),
  peerDependencies: z.optional(z.record(z.string(), z.string())),
  publishConfig: z.object({
    access: z.literal('public'),
    provenance: z.literal(true),
    exports: z.record(z.string(), z.union([z.string(), conditions])),
  }),
})

/** One address that a partner can import. */
export interface Entry {
  /** As in `exports`: `./theme`. */
  readonly subpath: string
  /** Path of its output without an extension, within `dist`: `theme`. */
  readonly output: string
  /** Path of its source within the package. */
  readonly source: string
}

export interface PublishedPackage {
  readonly folder: string
  readonly name: string
  readonly version: string
  readonly manifest: z.infer<typeof manifestSchema>
  /** Its modules, without css and other files. */
  readonly entries: readonly Entry[]
}

/** @throws Error naming a published entry without a source */
export function readPackage(folder: string): PublishedPackage {
  const path = join(ROOT, 'packages', folder)
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')))
  const entries = Object.entries(manifest.publishConfig.exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string') return []
    const source = manifest.exports[subpath]
    if (source === undefined) throw new Error(`${manifest.name} publishes ${subpath}, which has no source`)
    return [{ subpath, source, output: subpath === '.' ? 'index' : subpath.slice(2) }]
  })
  return { folder: path, name: manifest.name, version: manifest.version, manifest, entries }
}

/** All of them, in the order of `PUBLISHED`. */
export const readPublished = (): readonly PublishedPackage[] => PUBLISHED.map(readPackage)
