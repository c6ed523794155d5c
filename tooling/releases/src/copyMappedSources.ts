import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { z } from 'zod'

const mapSchema = z.looseObject({ sources: z.array(z.string()) })

/**
 * Copies the sources that declaration maps name into `dist/src` and points the maps there: an editor opens
 * them as files, and does not read source text from a map.
 */
export function copyMappedSources(folder: string): void {
  const dist = join(folder, 'dist')
  for (const file of globSync('**/*.d.ts.map', { cwd: dist })) {
    const path = join(dist, file)
    const map = mapSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    const sources = map.sources.map((source) => {
      const original = resolve(dirname(path), source)
      const copy = join(dist, relative(folder, original))
      cpSync(original, copy)
      return relative(dirname(path), copy)
    })
    writeFileSync(path, JSON.stringify({ ...map, sources }))
  }
}
