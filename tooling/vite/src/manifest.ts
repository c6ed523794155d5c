import type { Manifest, ManifestChunk } from 'vite'

/** The manifest key of the entry with this name. */
export function entryKey(manifest: Manifest, name: string): string {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.isEntry && chunk.name === name)
  if (!found) throw new Error(`The build has no entry named "${name}"`)
  return found[0]
}

/** The chunks of these keys and everything they import statically, imports first, each once. */
export function chunksOf(manifest: Manifest, keys: readonly string[]): ManifestChunk[] {
  const seen = new Map<string, ManifestChunk>()
  const visited = new Set<string>()
  const visit = (key: string) => {
    if (visited.has(key)) return
    visited.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for "${key}"`)
    for (const imported of chunk.imports ?? []) visit(imported)
    seen.set(key, chunk)
  }
  for (const key of keys) visit(key)
  return [...seen.values()]
}

export function cssFilesOf(chunks: readonly ManifestChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
}
