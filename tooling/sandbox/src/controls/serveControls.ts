import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isFromForeignPage, isLocal } from '../auth/isLocal.ts'
import { faultsOf } from '../faults/scenarios.ts'
import { serveGoogle } from '../google/serveGoogle.ts'
import { sendPage } from '../html/sendPage.ts'
import { loadSigningKeys } from '../identity/loadSigningKeys.ts'
import { mails } from '../mail/tables.ts'
import { Problem } from '../problem/Problem.ts'
import { serveSampleCustomers } from '../sample-customers/controls.ts'
import { openSubject } from '../sealing/mailSubject.ts'
import type { Services } from '../services/Services.ts'
import { serveApplicationControls } from '../subjects/applications/controls.ts'
import { serveClaimControls } from '../subjects/claims/controls.ts'
import { serveContactControls } from '../subjects/contact/controls.ts'
import { serveChangeControls } from '../subjects/cover-changes/controls.ts'
import { serveCustomerControls } from '../subjects/customers/controls.ts'
import { serveDeathClaimControls } from '../subjects/death-claims/controls.ts'
import { serveIdentityCheckControls } from '../subjects/identity-check/controls.ts'
import { serveInsurabilityControls } from '../subjects/insurability/controls.ts'
import { serveNominationControls } from '../subjects/nominations/controls.ts'
import { servePolicyControls } from '../subjects/policies/controls.ts'
import { serveQuoteControls } from '../subjects/quotes/controls.ts'
import { serveTransferControls } from '../subjects/transfers/controls.ts'
import { controlSchemas, type FaultsBody, type ScenarioBody } from './controlSchemas.ts'
import { mailboxPage } from './mailboxPage.ts'
import { serveActivation } from './serveActivation.ts'

const MOST_MAILS = 100

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
      serveQuoteControls(controls, services)
      serveApplicationControls(controls, services)
      serveTransferControls(controls, services)
      serveClaimControls(controls, services)
      serveContactControls(controls, services)
      servePolicyControls(controls, services)
      serveChangeControls(controls, services)
      serveInsurabilityControls(controls, services)
      serveNominationControls(controls, services)
      serveDeathClaimControls(controls, services)
      serveSampleCustomers(controls, services)
      serveActivation(controls)
      serveIdentityCheckControls(controls, services)
      serveCustomerControls(controls, services)
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
