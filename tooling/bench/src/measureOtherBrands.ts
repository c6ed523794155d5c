import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandSite } from './brandSites.ts'
import { fetchAsBrowser } from './fetchAsBrowser.ts'
import type { Figure } from './figures.ts'
import { boundOf } from './targets.ts'

const APPS = join(import.meta.dirname, '..', '..', '..', 'apps')
const PACKED = /\.(br|gz|png|jpe?g|webp|avif|ico)$/

/** The account name of a brand and the name that its visitors see. */
async function namesOf({ name, port }: BrandSite): Promise<readonly string[]> {
  const { body } = await fetchAsBrowser(port, '/')
  const shown = /property="og:site_name" content="([^"]+)"/.exec(body)?.[1]
  if (!shown) throw new Error(`The home page of ${name} does not say its name.`)
  return [name, shown]
}

/** Bytes of a brand's files that are a name of another brand. */
export async function measureOtherBrands(sites: readonly BrandSite[]): Promise<readonly Figure[]> {
  const names = new Map(
    await Promise.all(sites.map(async (site) => [site.name, await namesOf(site)] as const)),
  )
  return Promise.all(
    sites.map(async ({ name }): Promise<Figure> => {
      const folder = join(APPS, name, 'dist', 'client')
      const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
        (file) => file.isFile() && !PACKED.test(file.name),
      )
      const others = [...names].flatMap(([other, words]) => (other === name ? [] : words))
      const pattern = new RegExp(others.join('|'), 'gi')
      const found = await Promise.all(
        files.map(async (file) => {
          const text = await readFile(join(file.parentPath, file.name), 'utf8')
          return (text.match(pattern) ?? []).map((word) => ({ word, file: file.name }))
        }),
      )
      return {
        name: `11 Bytes of other brands in ${name}`,
        value: found.flat().reduce((total, { word }) => total + word.length, 0),
        unit: 'B',
        target: boundOf('otherBrands'),
        from: [...new Set(found.flat().map(({ word, file }) => `${word} in ${file}`))].slice(0, 3).join(', '),
      }
    }),
  )
}
