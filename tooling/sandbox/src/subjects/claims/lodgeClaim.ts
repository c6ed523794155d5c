import { INSURER_CODES } from '@coverkit/core'
import {
  CLAIM_CONSENT,
  type ClaimRequest,
  claimFields,
  claimRequest,
  coverOfClaim,
  waitingEndsOn,
} from '@coverkit/core/claims'
import type { Policy } from '@coverkit/core/policies'
import { comparableNumber } from '@coverkit/core/transfer'
import { type Caller, callerOf } from '../../auth/authenticate.ts'
import type { Schema } from '../../document/Schema.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { Problem } from '../../problem/Problem.ts'
import { insurerErrors } from '../../services/insurerErrors.ts'
import { keyOf } from '../../services/keyOf.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { latestDay, todayInSydney } from '../../services/todayInSydney.ts'
import { policyOf } from '../policies/ownTerms.ts'
import { type OwnPolicy, ownPolicy, policiesOf } from '../policies/policyRows.ts'
import { claimOf, earlierClaim, filesOf, insertClaim, type StoredClaim } from './claimRows.ts'
import { lodgedClaimMail } from './insuranceClaimMail.ts'
import { mailAbout } from './mailAbout.ts'

type Body = Schema<'ClaimRequest'>

/** Lodges a claim and confirms it by mail, in one transaction. */
export const lodgeClaim: Operation<'lodgeClaim'> = async (services, request, reply) => {
  const { database, sealing, faults, mailOutbox } = services
  const { body } = request
  const caller = callerOf(request)
  const save = { owner: caller.subject, key: keyOf(request), body, now: services.now() }
  return withSaveFault(faults.of(save.owner).saves, reply, async () => {
    // Comes before all checks: a repeated request succeeds as its first copy did.
    const earlier = await earlierClaim(database.queries, sealing, save)
    if (earlier) return answerOf(services, earlier)
    const claim = await checkedClaim(services, caller, body)
    const row = await database.queries.transaction(async (queries) => {
      const { row: stored, isNew } = await insertClaim(queries, sealing, { ...save, claim })
      if (isNew) await mailAbout({ ...services, queries }, stored, lodgedClaimMail)
      return stored
    })
    mailOutbox.dispatch()
    return answerOf(services, row)
  })
}

async function answerOf(services: Services, row: Parameters<typeof claimOf>[1]) {
  const files = await filesOf(services.database.queries, [row.id])
  return { successful: true as const, claim: claimOf(services, row, files) }
}

/** @throws Problem 422 with the errors of the claim, 404 for a policy that is not the caller's */
async function checkedClaim(services: Services, caller: Caller, sent: Body): Promise<StoredClaim> {
  const body = { ...sent, insurerCode: INSURER_CODES.find((code) => code === sent.insurerCode) ?? null }
  const on = latestDay(services.now())
  const { id, version } = body.consent
  const isCurrent = id === CLAIM_CONSENT.id && version === CLAIM_CONSENT.version
  const errors = [
    ...insurerErrors(services, sent.insurerCode, 'insurerCode'),
    ...claimFields.validate(body, { on }),
    ...(isCurrent ? [] : [{ field: 'consent', code: 'outdated' }]),
  ]
  if (errors.length > 0) throw new Problem(422, errors)
  const canonical = claimRequest(body, { on, accountName: body.accountName })
  if (!canonical) throw new Problem(422, [{ field: '', code: 'required' }])
  const policy = await claimedPolicy(services, caller, canonical)
  const cover = policy?.covers.find(({ kind }) => kind === coverOfClaim(body.type))
  const waitingPeriod = cover?.kind === 'incomeProtection' ? cover.waitingPeriod : null
  const from = canonical.offWorkFrom ?? canonical.eventDate
  return {
    body: { ...canonical, policyId: policy?.id ?? null },
    email: caller.email,
    insurerCode: policy?.insurerCode ?? canonical.insurerCode,
    policyNumber: policy?.number ?? canonical.policyNumber,
    waitingEndsOn: waitingEndsOn(body.type, from, waitingPeriod),
  }
}

/**
 * Finds the claimed policy if it is the caller's: by its id, or by an entered number. It may have lapsed, since
 * the day of the event counts.
 * @throws Problem 404 for an id that is not the caller's, 422 for a cover that it does not have
 */
async function claimedPolicy(
  { database, sealing, now, tables }: Services,
  { subject: owner }: Caller,
  { policyId, policyNumber, type }: ClaimRequest,
): Promise<Policy | null> {
  const policy = (own: OwnPolicy) => policyOf(own, todayInSydney(now()), tables.label)
  const has = ({ covers }: Policy) => covers.some(({ kind }) => kind === coverOfClaim(type))
  if (policyId !== null) {
    const own = policy(await ownPolicy(database.queries, sealing, { owner, id: policyId.toLowerCase() }))
    if (!has(own)) throw new Problem(422, [{ field: 'type', code: 'choice' }])
    return own
  }
  const own = (await policiesOf(database.queries, sealing, owner)).map(policy)
  const wanted = comparableNumber(policyNumber ?? '')
  return own.find((one) => comparableNumber(one.number) === wanted && has(one)) ?? null
}
