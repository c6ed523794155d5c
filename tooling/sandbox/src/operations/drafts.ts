import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../auth/authenticate.ts'
import { drafts } from '../database/schema.ts'
import { withSaveFault } from '../faults/withSaveFault.ts'
import { Problem } from '../problem/Problem.ts'
import { checkDraftAnswers } from './checkDraftAnswers.ts'
import { type DraftRequest, keepRevision } from './keepRevision.ts'
import { type DraftPlace, latestDraft } from './latestDraft.ts'
import type { Operation } from './Operation.ts'

function placeOf(request: FastifyRequest): DraftPlace {
  const { flow } = request.params as { flow: string }
  return { owner: callerOf(request).subject, flow }
}

/** The latest revision of the caller's own draft, or null. */
export const getDraft: Operation = async ({ database, now }, request) => {
  const place = placeOf(request)
  const latest = await latestDraft(database.queries, place, now())
  if (!latest) return { draft: null }
  const { rev, content, savedAt, expiresAt } = latest
  return { draft: { flow: place.flow, rev, ...(content as object), savedAt, expiresAt } }
}

export const putDraft: Operation = async ({ database, faults, now }, request, reply) => {
  const place = placeOf(request)
  const body = request.body as DraftRequest
  if (body.rev <= (body.baseRev ?? 0)) throw new Problem(422, [{ field: 'rev', code: 'not-above-base' }])
  checkDraftAnswers(body.answers)
  return withSaveFault(faults.of(body.tracking?.clientId).saves, reply, () =>
    database.queries.transaction((queries) => keepRevision(queries, place, body, now())),
  )
}

/** The data of every revision goes; the keys stay, so that a late repetition does not bring the draft back. */
export const deleteDraft: Operation = async ({ database }, request) => {
  const { owner, flow } = placeOf(request)
  const mine = and(eq(drafts.owner, owner), eq(drafts.flow, flow))
  await database.queries.update(drafts).set({ content: null }).where(mine)
  return { successful: true }
}
