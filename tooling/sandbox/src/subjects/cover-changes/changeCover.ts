import {
  type CoverChange,
  changeIds,
  coverChanges,
  effectiveDate,
  needsHealthQuestions,
  type TermChange,
  type TermValue,
} from '@coverkit/core/change-cover'
import { maskPolicyNumber } from '@coverkit/core/transfer'
import { type Caller, callerOf } from '../../auth/authenticate.ts'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { Problem } from '../../problem/Problem.ts'
import { keyOf } from '../../services/keyOf.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { changedCoverMail } from '../accounts/accountMail.ts'
import { accountNameOf } from '../accounts/accountNameOf.ts'
import { customerOf } from '../accounts/customerOf.ts'
import { requireProof } from '../accounts/requireProof.ts'
import { increaseErrors } from '../insurability/increaseErrors.ts'
import { insertRequest } from '../insurability/insurabilityRows.ts'
import { type OwnTerms, ownTerms } from '../policies/ownTerms.ts'
import { answerOf, type ChangeSave, earlierChange, insertChange, type StoredChange } from './changeRows.ts'
import { type CheckedChange, checkChange } from './checkChange.ts'

/**
 * Stores a change of the caller's policy with the computed premium, after a proof of identity: what is reduced or taken out
 * does not come back without health questions. The insurer changes the policy itself.
 */
export const changeCover: Operation<'changeCover'> = async (services, request, reply) => {
  const { database, sealing, faults, mailOutbox } = services
  const { body } = request
  const caller = callerOf(request)
  const owner = caller.subject
  const save = { owner, key: keyOf(request), body, now: services.now() }
  return withSaveFault(faults.of(owner).saves, reply, async () => {
    // Comes before all checks: a repeated request succeeds as its first copy did.
    const earlier = await earlierChange(database.queries, sealing, save)
    if (earlier) return answerOf(sealing, earlier)
    await requireProof(services, caller)
    const own = await ownTerms(services, request, body.policyId)
    const change = storedChange(own, checkChange(services, body, own, owner), body)
    const row = await database.queries.transaction(async (queries) => {
      const { row: stored, isNew } = await insertChange(queries, sealing, { ...save, change })
      if (isNew) await insertIncrease({ ...services, queries }, save, own)
      if (isNew)
        await mailChange({ ...services, queries }, caller, own, { reference: stored.reference, change })
      return stored
    })
    mailOutbox.dispatch()
    return answerOf(sealing, row)
  })
}

/**
 * Stores the increase within a change as a request of its own.
 * @throws Problem 422 with the reasons against an increase of the policy, and with errors of the increase
 */
async function insertIncrease(
  services: Services & { queries: Queries },
  { owner, body, now }: Pick<ChangeSave, 'owner' | 'body' | 'now'>,
  { policy }: OwnTerms,
): Promise<void> {
  const { guaranteedInsurability: needs = null } = body
  if (needs === null) return
  const { queries, sealing } = services
  await lockForTransaction(queries, `insurability ${policy.id}`)
  const errors = await increaseErrors(services, policy, needs, 'guaranteedInsurability')
  const { productCode } = policy
  if (productCode === null) errors.push({ field: 'guaranteedInsurability', code: 'unknown' })
  if (errors.length > 0 || productCode === null) throw new Problem(422, errors)
  await insertRequest(queries, sealing, {
    owner,
    policy: policy.id,
    // The change has the key; its repetition does not reach this line.
    key: null,
    body: { productCode, needs: { ...needs, policyId: policy.id } },
    now,
  })
}

/** Mails the customer, so that they notice a change that an intruder requested. */
async function mailChange(
  { queries, sealing, mailOutbox, vendors, now }: Services & { queries: Queries },
  caller: Caller,
  { policy }: OwnTerms,
  { reference, change }: { reference: string; change: StoredChange },
): Promise<void> {
  const { email } = await customerOf(queries, caller)
  if (email === null) return
  const insurerName = (policy.insurerCode && vendors.get(policy.insurerCode)?.name) || null
  const mail = changedCoverMail(email, {
    reference,
    insurerName,
    maskedNumber: maskPolicyNumber(policy.number),
    hasIncrease: Boolean(change.body.guaranteedInsurability),
  })
  const accountName = await accountNameOf({ queries, sealing }, caller.subject)
  await mailOutbox.enqueue(queries, signedByBrand(mail, accountName), { sentAt: now() })
}

function storedChange(
  { policy, today }: OwnTerms,
  { answers, priced }: CheckedChange,
  { shown_Premium: _, ...body }: StoredChange['body'] & { shown_Premium?: number | null },
): StoredChange {
  const { nextDebitDate: nextDebit, nextAnniversaryDate: nextAnniversary } = policy
  const effective = effectiveDate(answers, { today, nextDebit, nextAnniversary })
  return {
    body,
    requested: requestedBy(answers),
    premium: priced?.after ?? null,
    premiumBefore: priced?.now ?? null,
    // If only an increase is requested, the insurer first decides on its evidence.
    effectiveOn: effective.kind === 'day' && changeIds(answers).length > 0 ? effective.date : null,
    needsHealthQuestions: needsHealthQuestions(answers),
  }
}

function requestedBy(change: CoverChange): NonNullable<StoredChange['requested']> {
  const { covers, policy } = coverChanges(change)
  return {
    covers: covers.map(({ cover, kind, terms }) => ({ cover, kind, terms: terms.map(termOf) })),
    terms: policy.map(termOf),
  }
}

const termOf = <Field>({ field, now, after }: TermChange<Field>) => ({
  field,
  from: plain(now),
  to: plain(after),
})

const plain = (value: TermValue) => (typeof value === 'object' && value !== null ? [...value] : value)
