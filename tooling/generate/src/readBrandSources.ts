import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrandSources, FRAME_FILES } from './brand-files/BrandSources.ts'
import { readTemplate } from './readFolder.ts'

/** The first brand: the files that all brands share are read from it. */
const FRAME_OF = 'wattlebird'

/** Reads the sources of brand folders from the workspace at `root`. */
export function readBrandSources(root: string): BrandSources {
  const read = (file: string) => readFileSync(join(root, 'apps', FRAME_OF, file), 'utf8')
  return {
    frame: Object.fromEntries(FRAME_FILES.map((file) => [file, read(file)])),
    templates: Object.fromEntries(readTemplate('brand')),
    logos: Object.fromEntries(readTemplate('brand-logo')),
  }
}
