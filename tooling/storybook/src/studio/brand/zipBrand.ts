import { brandSources } from 'virtual:brand-sources'
import { brandFiles } from '@coverkit/generate/brand-files'
import { strToU8, zipSync } from 'fflate'
import type { StudioBrand } from './StudioBrand.ts'
import { settingsOf } from './settingsOf.ts'

const APPS = 'apps/'

export interface BrandZip {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The folder of a brand as a zip to be unpacked in `apps`. Call it for a brand without faults. */
export function zipBrand(brand: StudioBrand): BrandZip {
  const settings = settingsOf(brand)
  const entries = [...brandFiles(settings, brandSources)].map(([path, content]) => [
    path.slice(APPS.length),
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return { name: `${settings.account}.zip`, bytes: zipSync(Object.fromEntries(entries)) }
}
