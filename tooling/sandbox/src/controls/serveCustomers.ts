import type { FastifyInstance } from 'fastify'
import {
  listSampleCustomers,
  type MadeCustomer,
  makeSampleCustomers,
} from '../customers/makeSampleCustomers.ts'
import { sendPage } from '../html/sendPage.ts'
import type { Services } from '../operations/Services.ts'
import { customersPage } from './customersPage.ts'

const FORM = 'application/x-www-form-urlencoded'

/**
 * Customers with policies of every shape, and how to sign in as each. The embedded database is this machine's own, so there
 * they are made when somebody looks for them; a server's gets them by command or by the page's button alone.
 */
export function serveCustomers(controls: FastifyInstance, services: Services): void {
  const isEmbedded = services.database.engine === 'pglite'
  let making: Promise<MadeCustomer[]> | null = null
  const make = () => {
    making ??= makeSampleCustomers(services).finally(() => {
      making = null
    })
    return making
  }
  const list = async () => {
    // Half of them would be a list that nobody wants.
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
    // The page's button has no fields.
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
