/** Where the brands are while they run on this machine, by account name. */
const LOCAL_SITES = 'wattlebird=4100 redearth=4101 bluegum=4102 saltbush=4103 coolabah=4104'

const localSite = (pair: string): [string, string] => {
  const [name = '', port = ''] = pair.split('=')
  return [name, `http://${name}.localhost:${port}`]
}

/** The only origins that a mailed link may lead to, by account name. */
export type SiteOrigins = ReadonlyMap<string, string>

export const localSites = (): SiteOrigins => new Map(LOCAL_SITES.split(' ').map(localSite))

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
