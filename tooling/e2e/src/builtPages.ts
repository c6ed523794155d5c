import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const APPS = fileURLToPath(new URL('../../../apps/', import.meta.url))

/** A page that the sitemap of a built site lists. */
export interface BuiltPage {
  readonly brand: string
  readonly path: string
  readonly html: string
}

/** The brands whose sites are built here. */
export const builtBrands = (): readonly string[] =>
  readdirSync(APPS).filter((brand) => existsSync(join(APPS, brand, 'dist', 'client', 'sitemap.xml')))

/** Every page that the brand's own sitemap lists, as it was built. */
export function builtPages(brand: string): readonly BuiltPage[] {
  const dist = join(APPS, brand, 'dist', 'client')
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
  const addresses = sitemap.split('<loc>').slice(1)
  return addresses.map((rest) => {
    const path = new URL(rest.split('</loc>', 1)[0] ?? '').pathname
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const inFolder = path === '/' ? file : `${path.slice(1)}/index.html`
    const found = existsSync(join(dist, file)) ? file : inFolder
    return { brand, path, html: readFileSync(join(dist, found), 'utf8') }
  })
}
