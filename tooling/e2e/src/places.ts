/** Where the product runs during browser tests: away from the ports of `npm start`. */
const API_PORT = Number(process.env.BROWSER_TEST_PORT ?? 4600)
const SITE_PORT = API_PORT + 10

export const places = {
  apiPort: API_PORT,
  sitePort: SITE_PORT,
  api: `http://localhost:${API_PORT}`,
  site: `http://wattlebird.localhost:${SITE_PORT}`,
  embed: `http://embed.localhost:${SITE_PORT + 10}`,
  partner: `http://partner.localhost:${SITE_PORT + 20}`,
}
