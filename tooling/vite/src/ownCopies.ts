import type { Plugin } from 'vite'

const OWN = '?own'
/** Vite's replacement of a lazy import. */
const LAZY_LOADER = '\0vite/preload-helper.js'

/**
 * Bundles an entry with its own copies of its imports, so that it is one file: shared modules would be small,
 * and a second file costs a page a second request. Lazy imports stay shared.
 */
export function ownCopies(entry: string): Plugin {
  let entryId: string | undefined
  return {
    name: 'coverkit:own-copies',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer, { isEntry, kind }) {
      if (isEntry && source === entry) {
        const resolved = await this.resolve(source, importer, { skipSelf: true })
        entryId = resolved?.id
        return resolved
      }
      const isOwn = importer !== undefined && (importer === entryId || importer.endsWith(OWN))
      if (!isOwn || kind !== 'import-statement') return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      const isSource = resolved && (/\.tsx?$/.test(resolved.id) || resolved.id === LAZY_LOADER)
      return isSource ? { ...resolved, id: `${resolved.id}${OWN}` } : resolved
    },
    async load(id) {
      return id === LAZY_LOADER + OWN ? ((await this.load({ id: LAZY_LOADER })).code ?? null) : null
    },
  }
}
