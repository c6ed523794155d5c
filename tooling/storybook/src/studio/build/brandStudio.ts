import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readBrandSources } from '@coverkit/generate/brand-sources'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..')
const MODULE = 'virtual:brand-sources'
/** Folder from which stories import the home page of a new brand: styles are compiled from files only. */
const HOME = join(import.meta.dirname, '..', '..', '..', 'dist', 'home')
const TEMPLATE_OF_HOME = /^src\/home\/(.+)$/

/** Leaves an unchanged file alone: another build may be reading it. */
function writeOnce(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/**
 * Provides Storybook with the sources of the brand studio, as the generator reads them: the module
 * `virtual:brand-sources`, and the template's home page as files in `dist/home`.
 */
export function brandStudio(): Plugin {
  return {
    name: 'coverkit:brand-studio',
    config() {
      for (const [path, text] of Object.entries(readBrandSources(ROOT).templates)) {
        const file = TEMPLATE_OF_HOME.exec(path)?.[1]
        if (file !== undefined) writeOnce(join(HOME, file), text)
      }
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export const brandSources = ${JSON.stringify(readBrandSources(ROOT))}` : null,
  }
}
