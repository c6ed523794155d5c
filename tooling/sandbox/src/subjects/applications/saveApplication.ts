import { knownCallerOf } from '../../auth/authenticate.ts'
import { remoteAddressOf } from '../../auth/remoteAddressOf.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import type { MailRequester } from '../../mail/sendToUnverifiedAddress.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { checkDraftAnswers } from '../drafts/checkDraftAnswers.ts'
import { draftKeyOf } from '../drafts/draftKeyOf.ts'
import { refuseNameOfRecord } from '../drafts/refuseNameOfRecord.ts'
import { requestSecondSignature } from '../signatures/mailSignatureLink.ts'
import { answerOf, earlierRow, refuseOthers } from './applicationRows.ts'
import { checkApplicationIds } from './checkApplicationIds.ts'
import { checkPartialApplication } from './checkPartialApplication.ts'
import { checkSubmission } from './checkSubmission.ts'
import { type ApplicationSave, insertApplication } from './insertApplication.ts'
import { subjectOfApplication } from './subjectOfApplication.ts'

/** Saves a partial application or submits it: a submission must be complete, and a draft has only one. */
export const saveApplication: Operation<'saveApplication'> = async (services, request, reply) => {
  const { body } = request
  const owner = knownCallerOf(request)?.subject ?? null
  const address = remoteAddressOf(request, services)
  const save = { body, owner, draftKey: draftKeyOf(body.tracking, owner), address, now: services.now() }
  const requester = { client: body.tracking.clientId, address }
  return withSaveFault(services.faults.of(body.tracking.clientId).saves, reply, () =>
    checkAndInsert(services, save, requester),
  )
}

async function checkAndInsert(services: Services, save: ApplicationSave, requester: MailRequester) {
  const { database, sealing, mailOutbox } = services
  const { body, owner } = save
  // Comes before all checks: a repeated request succeeds even if prices or documents have changed since.
  const earlier = await earlierRow(database.queries, sealing, body, owner)
  if (earlier) return answerOf(sealing, earlier, body)
  // Comes before the checks, so that their errors reveal nothing of another customer's draft.
  await refuseNameOfRecord(database.queries, body.tracking.draft)
  await refuseOthers(database.queries, save.draftKey, owner)
  const errors = await problemsOf(services, save)
  if (errors.length > 0) throw new Problem(422, errors)
  const answer = await database.queries.transaction(async (queries) => {
    const saved = await insertApplication({ ...services, queries }, save)
    const subject = subjectOfApplication(saved.id, body)
    await requestSecondSignature({ ...services, queries }, saved.status, subject, requester)
    return saved
  })
  mailOutbox.dispatch()
  return answer
}

async function problemsOf(services: Services, { body, owner, draftKey, now }: ApplicationSave) {
  const { customer_Status, questionnaire } = body.applicationDetails
  checkDraftAnswers(questionnaire ?? {}, 'applicationDetails.questionnaire')
  const { database, sealing } = services
  const ids = await checkApplicationIds(database.queries, { sealing, draftKey }, body, owner)
  const isSubmitted = customer_Status === 'Application in Progress'
  const own = isSubmitted
    ? checkSubmission(services, body)
    : checkPartialApplication(body, owner, todayInSydney(now))
  return [...ids, ...own]
}
