import type { FastifyInstance } from 'fastify'

const WARNING =
  'A request came with X-Forwarded-For and TRUSTED_PROXIES is not set: behind a proxy all visitors share its limits'

/** Logs once that a proxy seems to be in front, of a server that trusts none. */
export function warnOfProxies(server: FastifyInstance): void {
  let isSaid = false
  server.addHook('onRequest', async ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    server.log.warn({ alert: 'proxy-not-trusted' }, WARNING)
  })
}
