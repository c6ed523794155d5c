import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Every brand's folder states the port of its site on this machine. */
const APPS = fileURLToPath(new URL('../../../../apps', import.meta.url))
const NOT_A_BRAND = 'embed'

/** The only origins that mailed links may lead to, by account name. */
export type SiteOrigins = ReadonlyMap<string, string>

/** Returns the account name of the brand with this origin; null for any other origin, and without one. */
export const accountAt = (sites: SiteOrigins, origin: string | undefined): string | null =>
  [...sites].find(([, site]) => site === origin)?.[0] ?? null

/** Returns the brands' sites on this machine. */
export function localSites(): SiteOrigins {
  const configs = readdirSync(APPS)
    .filter((name) => name !== NOT_A_BRAND)
    .map((name) => ({ name, file: join(APPS, name, 'coverkit.config.json') }))
    .filter(({ file }) => existsSync(file))
  return new Map(
    configs.map(({ name, file }) => {
      const { localPort }: { localPort: number } = JSON.parse(readFileSync(file, 'utf8'))
      return [name, `http://${name}.localhost:${localPort}`]
    }),
  )
}

/**
 * Reads `wattlebird=https://wattlebird.example,redearth=https://redearth.example`.
 *
 * @throws Error for anything that is not an exact origin under a name
 */
export function readSiteOrigins(text: string): SiteOrigins {
  return new Map(
    text.split(',').map((pair): [string, string] => {
      const [, name, origin] = /^\s*([A-Za-z]{1,32})=(https?:\/\/\S+?)\s*$/.exec(pair) ?? []
      if (!name || !origin || !URL.canParse(origin) || new URL(origin).origin !== origin)
        throw new Error(`SITE_ORIGINS is not NAME=ORIGIN: ${pair}`)
      return [name, origin]
    }),
  )
}
