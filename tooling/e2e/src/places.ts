import { claimPorts } from '@coverkit/serve/ports'

// Chosen once, by the process that starts the workers; they inherit it.
process.env.BROWSER_TEST_PORT ??= String(await claimPorts())

/** Where the product runs during browser tests: away from the ports of `npm start`, and of any other run. */
const API_PORT = Number(process.env.BROWSER_TEST_PORT)
const SITE_PORT = API_PORT + 10
const OWN_PORTS = API_PORT + 50
const DEV_PORTS = API_PORT + 80

export const places = {
  apiPort: API_PORT,
  paymentPort: API_PORT + 1,
  sitePort: SITE_PORT,
  api: `http://localhost:${API_PORT}`,
  payment: `http://localhost:${API_PORT + 1}`,
  site: `http://wattlebird.localhost:${SITE_PORT}`,
  embed: `http://embed.localhost:${SITE_PORT + 10}`,
  devApiPort: DEV_PORTS,
  devSitePort: DEV_PORTS + 2,
  partner: `http://partner.localhost:${SITE_PORT + 20}`,
}

/** For a backend that a test of this worker starts, stops and starts again: no other worker has it. */
export const ownApiPort = () => OWN_PORTS + Number(process.env.TEST_PARALLEL_INDEX ?? 0)

/**
 * A password hash as in production takes an eighth of a second of the processor, for each account of a test. Vite's
 * preview sets `NODE_ENV` to production in the process that starts the sites, whose children inherit it.
 */
export const backendEnvironment = { SANDBOX_PASSWORD_HASHES: 'quick', NODE_ENV: 'test' }
