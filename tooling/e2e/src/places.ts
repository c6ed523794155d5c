import { builtNames } from '@coverkit/hosting/sites'

/** Where the product runs during browser tests: away from the ports of `npm start`. */
const API_PORT = 4600
const SITE_PORT = 4610

/** The address of a brand's site. All built sites are served, in the order of their names. */
export const siteOf = (name: string): string =>
  `http://${name}.localhost:${SITE_PORT + builtNames().indexOf(name)}`

export const places = {
  apiPort: API_PORT,
  sitePort: SITE_PORT,
  api: `http://localhost:${API_PORT}`,
  site: siteOf('wattlebird'),
}
