import { callerOf } from '../../auth/authenticate.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import type { Operation } from '../../services/Operation.ts'
import { accountNameOf } from '../accounts/accountNameOf.ts'
import { customerOf } from '../accounts/customerOf.ts'
import { requireProof } from '../accounts/requireProof.ts'
import { checkedNeeds } from './checkedNeeds.ts'
import { supportNeedsMail } from './supportNeedsMail.ts'
import { storeSupportNeeds, supportNeedsOf } from './supportNeedsRows.ts'

/** Returns what the caller said helps them. */
export const getSupportNeeds: Operation<'getSupportNeeds'> = async ({ database, sealing }, request) => {
  const { subject } = callerOf(request)
  const found = await supportNeedsOf(database.queries, sealing, [subject])
  return { supportNeeds: found.get(subject) ?? null }
}

/**
 * Stores or removes what helps the caller after a proof of identity, and mails them that it changed: an intruder could name
 * themselves as the one to speak with.
 */
export const saveSupportNeeds: Operation<'saveSupportNeeds'> = async (services, request, reply) => {
  const { database, sealing, faults, mailOutbox } = services
  const caller = callerOf(request)
  const owner = caller.subject
  const { supportNeeds: sent } = request.body
  const needs = sent && checkedNeeds(sent)
  return withSaveFault(faults.of(owner).saves, reply, async () => {
    await requireProof(services, caller)
    const now = services.now()
    await database.queries.transaction(async (queries) => {
      await lockForTransaction(queries, `support needs ${owner}`)
      if (!(await storeSupportNeeds(queries, sealing, { owner, needs, now }))) return
      const { email } = await customerOf(queries, caller)
      if (email === null) return
      const mail = supportNeedsMail(email, needs === null ? 'removed' : 'changed')
      const accountName = await accountNameOf({ queries, sealing }, owner)
      await mailOutbox.enqueue(queries, signedByBrand(mail, accountName), { sentAt: now })
    })
    mailOutbox.dispatch()
    return { successful: true }
  })
}
