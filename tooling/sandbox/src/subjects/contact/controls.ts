import { desc, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { closed } from '../../document/closed.ts'
import type { Schema } from '../../document/Schema.ts'
import { sendPage } from '../../html/sendPage.ts'
import { emailHashes } from '../../sealing/emailHash.ts'
import { openJson } from '../../sealing/sealedJson.ts'
import type { Services } from '../../services/Services.ts'
import { supportNeedsOf } from '../support-needs/supportNeedsRows.ts'
import { kindOfMessage } from './contactMails.ts'
import { type OpenedRequest, requestsPage } from './requestsPage.ts'
import { appointments, contactRequests } from './tables.ts'

const savedFrom = closed({ email: { type: 'string', minLength: 1, maxLength: 254 } }, ['email'])
const MOST_ROWS = 100

/** Serves what visitors asked the broker. */
export function serveContactControls(controls: FastifyInstance, services: Services): void {
  serveContacts(controls, services)
  serveRequests(controls, services)
}

/** Lists stored contact requests from one address, unsealed, the latest first. */
function serveContacts(controls: FastifyInstance, { database, sealing }: Services): void {
  controls.get<{ Querystring: { email: string } }>(
    '/saved/contacts',
    { schema: { querystring: savedFrom } },
    async ({ query: { email } }) => {
      const rows = await database.queries
        .select()
        .from(contactRequests)
        .where(inArray(contactRequests.emailHash, emailHashes(sealing, email)))
        .orderBy(desc(contactRequests.savedAt))
        .limit(MOST_ROWS)
      return rows.map(({ id, body, savedAt }) => ({
        id,
        body: openJson(sealing, 'contact request', id, body),
        savedAt,
      }))
    },
  )
}

/** Lists what visitors asked the broker to answer, the urgent first, then the latest. Attached answers about health are left out. */
async function listRequests({ database: { queries }, sealing }: Services): Promise<readonly OpenedRequest[]> {
  const [messages, calls] = await Promise.all([
    queries
      .select()
      .from(contactRequests)
      .orderBy(desc(contactRequests.isUrgent), desc(contactRequests.savedAt))
      .limit(MOST_ROWS),
    queries.select().from(appointments).orderBy(desc(appointments.savedAt)).limit(MOST_ROWS),
  ])
  const needs = await supportNeedsOf(
    queries,
    sealing,
    [...messages, ...calls].map(({ owner }) => owner),
  )
  const needsOf = (owner: string | null) => needs.get(owner ?? '') ?? null
  const opened = [
    ...messages.map(({ id, owner, body, savedAt }) => {
      const fields = openJson(sealing, 'contact request', id, body) as Schema<'ContactRequest'>
      return { id, kind: kindOfMessage(fields), arrivedAt: savedAt, fields, supportNeeds: needsOf(owner) }
    }),
    ...calls.map(({ id, owner, body, savedAt }) => {
      const fields = openJson(sealing, 'appointment request', id, body)
      return { id, kind: 'appointment' as const, arrivedAt: savedAt, fields, supportNeeds: needsOf(owner) }
    }),
  ]
  return opened.sort(byUrgency).slice(0, MOST_ROWS)
}

function byUrgency(one: OpenedRequest, other: OpenedRequest): number {
  const urgency = Number(other.kind === 'hardship') - Number(one.kind === 'hardship')
  return urgency || other.arrivedAt.getTime() - one.arrivedAt.getTime()
}

/** Serves the page that the mails to the broker link to. */
function serveRequests(controls: FastifyInstance, services: Services): void {
  controls.get('/requests', async (request, reply) => {
    const requests = await listRequests(services)
    reply.header('vary', 'origin, accept')
    return request.headers.accept?.includes('application/json')
      ? requests
      : sendPage(reply, requestsPage(requests))
  })
}
