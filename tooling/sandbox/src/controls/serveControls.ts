import { desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isFromForeignPage, isLocal } from '../auth/isLocal.ts'
import { applications } from '../database/tables/applications.ts'
import { mails } from '../database/tables/mail.ts'
import { calculations, quotes } from '../database/tables/quotes.ts'
import { faultsOf } from '../faults/scenarios.ts'
import { serveGoogle } from '../google/serveGoogle.ts'
import { sendPage } from '../html/sendPage.ts'
import { loadSigningKeys } from '../identity/loadSigningKeys.ts'
import { openBody } from '../operations/applications/applicationRows.ts'
import type { Services } from '../operations/Services.ts'
import { Problem } from '../problem/Problem.ts'
import { openSubject } from '../sealing/mailSubject.ts'
import { openJson } from '../sealing/sealedJson.ts'
import { controlSchemas, type FaultsBody, type ScenarioBody } from './controlSchemas.ts'
import { mailboxPage } from './mailboxPage.ts'
import { serveActivation } from './serveActivation.ts'
import { serveClaims } from './serveClaims.ts'
import { serveContacts } from './serveContacts.ts'
import { serveCustomers } from './serveCustomers.ts'
import { serveIdentityChecks } from './serveIdentityChecks.ts'
import { serveIdentityControls } from './serveIdentityControls.ts'
import { servePolicies } from './servePolicies.ts'
import { serveRequests } from './serveRequests.ts'
import { serveSavedChanges } from './serveSavedChanges.ts'
import { serveTransfers } from './serveTransfers.ts'

const MOST_MAILS = 100
const MOST_ROWS = 1000

/** Serves the controls for tests and demonstrations to this machine only. Production must not have them. */
export async function serveControls(server: FastifyInstance, services: Services): Promise<void> {
  const { database, sealing, now } = services
  const googleKeys = await loadSigningKeys({ queries: database.queries, sealing }, 'google', now)
  await server.register(
    async (controls) => {
      controls.addHook('onRequest', async (request) => {
        if (!isLocal(request) || isFromForeignPage(request))
          throw new Problem(403, [{ field: '', code: 'local-only' }])
      })
      serveFaults(controls, services)
      serveMailbox(controls, services)
      serveSaved(controls, services)
      serveSavedApplications(controls, services)
      serveTransfers(controls, services)
      serveClaims(controls, services)
      serveContacts(controls, services)
      serveRequests(controls, services)
      servePolicies(controls, services)
      serveCustomers(controls, services)
      serveSavedChanges(controls, services)
      serveActivation(controls)
      serveIdentityChecks(controls, services)
      serveIdentityControls(controls, services)
      serveGoogle(controls, services, googleKeys)
    },
    { prefix: '/sandbox' },
  )
}

function serveFaults(controls: FastifyInstance, { faults }: Services): void {
  controls.get('/faults', async () => faults.all())
  controls.post<{ Body: FaultsBody }>(
    '/faults',
    { schema: { body: controlSchemas.faults } },
    async (request) => {
      const { clientId, ...set } = request.body
      faults.set(set, clientId)
      return faults.all()
    },
  )
  controls.post<{ Body: ScenarioBody }>(
    '/scenario',
    { schema: { body: controlSchemas.scenario } },
    async (request) => {
      const { name, clientId } = request.body
      faults.set(faultsOf(name), clientId)
      return faults.all()
    },
  )
}

function serveMailbox(controls: FastifyInstance, { database, sealing }: Services): void {
  controls.get<{ Querystring: { to?: string } }>(
    '/mail',
    { schema: { querystring: controlSchemas.mail } },
    async (request, reply) => {
      const { to = '' } = request.query
      const { id, to: address, subject, text, html, sentAt } = mails
      const rows = await database.queries
        .select({ id, to: address, subject, text, html, sentAt })
        .from(mails)
        .where(to === '' ? undefined : eq(mails.to, to.toLowerCase()))
        .orderBy(desc(mails.sentAt))
        .limit(MOST_MAILS)
      const list = rows.map((row) => ({ ...row, subject: openSubject(sealing, row) }))
      reply.header('vary', 'origin, accept')
      if (request.headers.accept?.includes('application/json')) return list
      const { html: page, styles } = mailboxPage(list, to)
      return sendPage(reply, page, styles)
    },
  )
}

/** Lists saved revisions, the latest first, so that a test can check that a save arrived whole and once. */
function serveSaved(controls: FastifyInstance, { database, sealing }: Services): void {
  const saved = [
    ['quotes', quotes, 'quote'],
    ['calculations', calculations, 'calculation'],
  ] as const
  for (const [name, table, kind] of saved)
    controls.get<{ Querystring: { clientId?: string } }>(
      `/saved/${name}`,
      { schema: { querystring: controlSchemas.saved } },
      async (request) => {
        const { clientId } = request.query
        const { id, trackingId, draft, rev, body, savedAt } = table
        const rows = await database.queries
          .select({ id, trackingId, draft, rev, body, savedAt })
          .from(table)
          .where(clientId === undefined ? undefined : eq(table.clientId, clientId))
          .orderBy(sql`${rev} desc nulls last`, desc(savedAt))
          .limit(MOST_ROWS)
        return rows.map((row) => ({ ...row, body: openJson(sealing, kind, row.id, row.body) }))
      },
    )
}

function serveSavedApplications(controls: FastifyInstance, { database, sealing }: Services): void {
  controls.get<{ Querystring: { clientId?: string } }>(
    '/saved/applications',
    { schema: { querystring: controlSchemas.saved } },
    async (request) => {
      const { clientId } = request.query
      const rows = await database.queries
        .select()
        .from(applications)
        .where(clientId === undefined ? undefined : eq(applications.clientId, clientId))
        .orderBy(desc(applications.rev), desc(applications.savedAt))
        .limit(MOST_ROWS)
      return rows.map((row) => {
        const { id, trackingId, draft, rev, owner, status, reference, savedAt } = row
        return { id, trackingId, draft, rev, owner, status, reference, body: openBody(sealing, row), savedAt }
      })
    },
  )
}
