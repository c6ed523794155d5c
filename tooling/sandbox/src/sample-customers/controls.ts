import type { FastifyInstance } from 'fastify'
import { sendPage } from '../html/sendPage.ts'
import type { Services } from '../services/Services.ts'
import { customersPage } from './customersPage.ts'
import { listSampleCustomers, type MadeCustomer, makeSampleCustomers } from './makeSampleCustomers.ts'

const FORM = 'application/x-www-form-urlencoded'

/**
 * Serves customers with policies of every shape, and how to sign in as each. The embedded database belongs to this
 * machine, so listing the customers creates them there; on a server only the command or the page's button does.
 */
export function serveSampleCustomers(controls: FastifyInstance, services: Services): void {
  const isEmbedded = services.database.engine === 'pglite'
  let making: Promise<MadeCustomer[]> | null = null
  const make = () => {
    making ??= makeSampleCustomers(services).finally(() => {
      making = null
    })
    return making
  }
  const list = async () => {
    // Waits for all of them: a list of half would be wrong.
    if (making) return making
    const known = await listSampleCustomers(services)
    return known.length === 0 && isEmbedded ? make() : known
  }
  controls.get('/customers', async (request, reply) => {
    const customers = await list()
    reply.header('vary', 'origin, accept')
    return request.headers.accept?.includes('application/json')
      ? customers
      : sendPage(reply, customersPage(customers, services.sites))
  })
  controls.register(async (scope) => {
    // The page's button posts a form without fields.
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, async () => ({}))
    scope.post(
      '/customers',
      { config: { mediaTypes: [FORM, 'application/json'] } },
      async (request, reply) => {
        const customers = await make()
        return request.headers.accept?.includes('application/json')
          ? customers
          : sendPage(reply, customersPage(customers, services.sites))
      },
    )
  })
}
