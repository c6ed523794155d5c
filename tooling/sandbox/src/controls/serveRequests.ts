import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { appointments, contactRequests } from '../database/tables/contact.ts'
import type { Schema } from '../document/Schema.ts'
import { sendPage } from '../html/sendPage.ts'
import { kindOfMessage } from '../operations/contact/contactMails.ts'
import type { Services } from '../operations/Services.ts'
import { openJson } from '../sealing/sealedJson.ts'
import { type OpenedRequest, requestsPage } from './requestsPage.ts'

const MOST_ROWS = 100

/** Lists what visitors asked the broker to answer, the latest first. Attached answers about health are left out. */
async function listRequests({ database: { queries }, sealing }: Services): Promise<readonly OpenedRequest[]> {
  const [messages, calls] = await Promise.all([
    queries.select().from(contactRequests).orderBy(desc(contactRequests.savedAt)).limit(MOST_ROWS),
    queries.select().from(appointments).orderBy(desc(appointments.savedAt)).limit(MOST_ROWS),
  ])
  const opened = [
    ...messages.map(({ id, body, savedAt }) => {
      const fields = openJson(sealing, 'contact request', id, body) as Schema<'ContactRequest'>
      return { id, kind: kindOfMessage(fields), arrivedAt: savedAt, fields }
    }),
    ...calls.map(({ id, body, savedAt }) => {
      const fields = openJson(sealing, 'appointment request', id, body)
      return { id, kind: 'appointment' as const, arrivedAt: savedAt, fields }
    }),
  ]
  return opened.sort((one, other) => other.arrivedAt.getTime() - one.arrivedAt.getTime()).slice(0, MOST_ROWS)
}

/** Serves the page that the mails to the broker link to. */
export function serveRequests(controls: FastifyInstance, services: Services): void {
  controls.get('/requests', async (request, reply) => {
    const requests = await listRequests(services)
    reply.header('vary', 'origin, accept')
    return request.headers.accept?.includes('application/json')
      ? requests
      : sendPage(reply, requestsPage(requests))
  })
}
