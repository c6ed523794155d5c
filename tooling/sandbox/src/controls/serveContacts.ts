import { desc, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { contactRequests } from '../database/tables/contact.ts'
import type { Services } from '../operations/Services.ts'
import { emailHashes } from '../sealing/emailHash.ts'
import { openJson } from '../sealing/sealedJson.ts'
import { controlSchemas } from './controlSchemas.ts'

const MOST_ROWS = 100

/** Lists stored contact requests from one address, unsealed, the latest first. */
export function serveContacts(controls: FastifyInstance, { database, sealing }: Services): void {
  controls.get<{ Querystring: { email: string } }>(
    '/saved/contacts',
    { schema: { querystring: controlSchemas.savedFrom } },
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
