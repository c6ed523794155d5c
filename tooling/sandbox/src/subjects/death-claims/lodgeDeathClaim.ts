import { INSURER_CODES } from '@coverkit/core'
import { CLAIM_CONSENT, deathClaimFields, deathClaimRequest } from '@coverkit/core/claims'
import type { FastifyRequest } from 'fastify'
import { letterheadOf } from '../../brands/letterhead.ts'
import { useCode } from '../../codes/oneTimeCodes.ts'
import type { Queries } from '../../database/Database.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import type { Mail } from '../../mail/Mail.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { Problem } from '../../problem/Problem.ts'
import { insurerErrors } from '../../services/insurerErrors.ts'
import { keyOf } from '../../services/keyOf.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { latestDay } from '../../services/todayInSydney.ts'
import { deathClaimBrokerMail, deathClaimMail } from './deathClaimMails.ts'
import {
  type DeathClaimBody,
  type DeathClaimRow,
  earlierDeathClaim,
  insertDeathClaim,
  type StoredDeathClaim,
} from './deathClaimRows.ts'
import { deathClaimCode } from './sendDeathClaimCode.ts'

/** The page of the controls that shows the claims. */
export const CLAIMS_PAGE = '/sandbox/claims'

/**
 * Files a claim for a person who died, and confirms it by mail. No policy is looked up, so neither the answer nor the work
 * depends on whether there is one.
 */
export const lodgeDeathClaim: Operation<'lodgeDeathClaim'> = async (services, request, reply) => {
  const { database, sealing, faults, mailOutbox } = services
  const { body } = request
  const save = { key: keyOf(request), body, now: services.now() }
  return withSaveFault(faults.of(save.key ?? '').saves, reply, async () => {
    const earlier = await earlierDeathClaim(database.queries, sealing, save)
    if (earlier) return { successful: true as const, reference: earlier.reference }
    const claim = checkedClaim(services, body)
    const outcome = await useCode(services, deathClaimCode(request, body.email), body.code)
    if (outcome !== 'right') throw new Problem(422, [{ field: 'code', code: 'code-refused' }])
    const row = await database.queries.transaction(async (queries) => {
      const inserted = await insertDeathClaim(queries, sealing, { ...save, claim })
      await mailAbout({ services, queries }, request, { row: inserted, claim })
      return inserted
    })
    mailOutbox.dispatch()
    return { successful: true as const, reference: row.reference }
  })
}

/** @throws Problem 422 with the errors of the claim */
function checkedClaim(services: Services, { code: _, ...sent }: DeathClaimBody): StoredDeathClaim {
  const body = { ...sent, insurerCode: INSURER_CODES.find((one) => one === sent.insurerCode) ?? null }
  const on = latestDay(services.now())
  const { id, version } = body.consent
  const isCurrent = id === CLAIM_CONSENT.id && version === CLAIM_CONSENT.version
  const errors = [
    ...insurerErrors(services, sent.insurerCode, 'insurerCode'),
    ...deathClaimFields.validate(body, { on }),
    ...(isCurrent ? [] : [{ field: 'consent', code: 'outdated' }]),
  ]
  const canonical = deathClaimRequest(body, { on, accountName: body.accountName })
  if (errors.length > 0 || !canonical) throw new Problem(422, errors)
  return canonical
}

/** Mails the claimant, whose code has just verified the address, and the broker. */
async function mailAbout(
  { services, queries }: { services: Services; queries: Queries },
  { server }: FastifyRequest,
  { row, claim }: { row: DeathClaimRow; claim: StoredDeathClaim },
): Promise<void> {
  const { mailOutbox, controls } = services
  const { reference, id, savedAt } = row
  const { accountName, email, contactPreference } = claim
  const broker = letterheadOf(accountName)
  const enqueue = (mail: Mail) =>
    mailOutbox.enqueue(queries, signedByBrand(mail, accountName), { sentAt: savedAt })
  if (email !== null) await enqueue(deathClaimMail(email, { reference, contactPreference }))
  if (broker === null) return
  const page = controls ? `${server.listeningOrigin}${CLAIMS_PAGE}#${id}` : null
  await enqueue(deathClaimBrokerMail(broker.email, { reference, page }))
}
