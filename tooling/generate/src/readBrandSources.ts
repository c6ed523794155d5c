import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrandSources, FRAME_FILES } from './brand-files/BrandSources.ts'
import { readTemplate } from './readFolder.ts'

/** The brand that has always been here: what every brand has alike is read there. */
const FRAME_OF = 'wattlebird'

/** What brand folders are made from, in the workspace at `root`. */
export function readBrandSources(root: string): BrandSources {
  const read = (file: string) => readFileSync(join(root, 'apps', FRAME_OF, file), 'utf8')
  return {
    frame: Object.fromEntries(FRAME_FILES.map((file) => [file, read(file)])),
    templates: Object.fromEntries(readTemplate('brand')),
    logos: Object.fromEntries(readTemplate('brand-logo')),
  }
}
