import { and, eq } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Operation, RequestOf } from '../../services/Operation.ts'
import { appendRevision } from './appendRevision.ts'
import { checkDraftAnswers } from './checkDraftAnswers.ts'
import { checkDraftConsent } from './checkDraftConsent.ts'
import { type DraftKey, latestDraft } from './latestDraft.ts'
import { openDraft } from './sealedDraft.ts'
import { drafts } from './tables.ts'

type OwnDraftRequest = RequestOf<'getDraft' | 'putDraft' | 'deleteDraft'>

const draftKeyOf = (request: OwnDraftRequest): DraftKey => ({
  owner: callerOf(request).subject,
  flow: request.params.flow,
})

/** Returns the latest revision of the caller's own draft, or null. */
export const getDraft: Operation<'getDraft'> = async ({ database, sealing, now }, request) => {
  const key = draftKeyOf(request)
  const latest = await latestDraft(database.queries, key, now())
  if (!latest?.content) return { draft: null }
  const { flow, rev } = latest
  const content = openDraft(sealing, latest.id, latest.content)
  const [savedAt, expiresAt] = [latest.savedAt.toISOString(), latest.expiresAt.toISOString()]
  return { draft: { flow, rev, ...content, savedAt, expiresAt } }
}

export const putDraft: Operation<'putDraft'> = async ({ database, sealing, faults, now }, request, reply) => {
  const key = draftKeyOf(request)
  const { body } = request
  if (body.rev <= (body.baseRev ?? 0)) throw new Problem(422, [{ field: 'rev', code: 'not-above-base' }])
  checkDraftAnswers(body.answers)
  checkDraftConsent(body.answers)
  return withSaveFault(faults.of(body.tracking?.clientId).saves, reply, () =>
    database.queries.transaction((queries) => appendRevision(queries, sealing, key, body, now())),
  )
}

/** Clears the data of every revision but not the keys, so that a late repetition does not restore the draft. */
export const deleteDraft: Operation<'deleteDraft'> = async ({ database }, request) => {
  const { owner, flow } = draftKeyOf(request)
  const mine = and(eq(drafts.owner, owner), eq(drafts.flow, flow))
  await database.queries.update(drafts).set({ content: null }).where(mine)
  return { successful: true }
}
