import { desc } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { closed } from '../../document/closed.ts'
import { sendPage } from '../../html/sendPage.ts'
import type { Services } from '../../services/Services.ts'
import { supportNeedsOf } from '../support-needs/supportNeedsRows.ts'
import { decideNomination } from './decideNomination.ts'
import { openNomination } from './nominationRows.ts'
import { type ListedNomination, nominationsPage } from './nominationsPage.ts'
import { recordSignedForm } from './recordSignedForm.ts'
import { nominations } from './tables.ts'

const MOST_ROWS = 100

interface DecisionParams {
  id: string
  state: 'confirmed' | 'refused' | 'signed'
}

const decision = closed(
  { id: { type: 'string', format: 'uuid' }, state: { enum: ['confirmed', 'refused', 'signed'] } },
  ['id', 'state'],
)

const FORM = 'application/x-www-form-urlencoded'

/** Serves the changes of beneficiaries that customers asked for, the insurer's answer to one, and its signed form. */
export function serveNominationControls(controls: FastifyInstance, services: Services): void {
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const listed = await listLatest(services)
    reply.header('vary', 'origin, accept')
    return request.headers.accept?.includes('application/json')
      ? listed
      : sendPage(reply, nominationsPage(listed))
  }
  controls.get('/nominations', show)
  controls.register(async (scope) => {
    // The page's buttons post a form without fields.
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, async () => ({}))
    scope.post<{ Params: DecisionParams }>(
      '/nominations/:id/:state',
      { schema: { params: decision }, config: { mediaTypes: [FORM, 'application/json'] } },
      async (request, reply) => {
        const { id, state } = request.params
        if (state === 'signed') await recordSignedForm(services, id)
        else await decideNomination(services, id, state)
        return show(request, reply)
      },
    )
  })
}

async function listLatest({ database, sealing }: Services): Promise<readonly ListedNomination[]> {
  const rows = await database.queries
    .select()
    .from(nominations)
    .orderBy(desc(nominations.savedAt))
    .limit(MOST_ROWS)
  const needs = await supportNeedsOf(
    database.queries,
    sealing,
    rows.map(({ owner }) => owner),
  )
  return rows.map((row) => {
    const { nomination_Type: type, beneficiaries } = openNomination(sealing, row)
    const { id, reference, state, savedAt, signedFormAt } = row
    return {
      id,
      reference,
      state,
      savedAt: savedAt.toISOString(),
      type,
      beneficiaries,
      hasSignedForm: signedFormAt !== null,
      supportNeeds: needs.get(row.owner) ?? null,
    }
  })
}
