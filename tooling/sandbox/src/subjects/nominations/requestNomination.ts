import { beneficiariesFromSaved, validateBeneficiaries } from '@coverkit/core'
import type { Policy } from '@coverkit/core/policies'
import { maskPolicyNumber } from '@coverkit/core/transfer'
import { type Caller, callerOf } from '../../auth/authenticate.ts'
import { letterheadOf } from '../../brands/letterhead.ts'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { type FieldError, Problem } from '../../problem/Problem.ts'
import { keyOf } from '../../services/keyOf.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { accountNameOf } from '../accounts/accountNameOf.ts'
import { customerOf } from '../accounts/customerOf.ts'
import { requireProof } from '../accounts/requireProof.ts'
import { ownTerms } from '../policies/ownTerms.ts'
import { supportNeedsOf } from '../support-needs/supportNeedsRows.ts'
import { brokerNominationMail, nominationMail } from './nominationMails.ts'
import {
  earlierNomination,
  insertNomination,
  type NominationChange,
  type NominationRow,
  requestOf,
} from './nominationRows.ts'

/** The page of the controls that shows the requests. */
const NOMINATIONS_PAGE = '/sandbox/nominations'

/** Stores a request for other beneficiaries after a proof of identity, confirms it by mail, and passes it on to the broker. */
export const requestNomination: Operation<'requestNomination'> = async (services, request, reply) => {
  const { database, sealing, faults, mailOutbox } = services
  const { body } = request
  const caller = callerOf(request)
  const owner = caller.subject
  const save = { owner, key: keyOf(request), body, now: services.now() }
  return withSaveFault(faults.of(owner).saves, reply, async () => {
    const earlier = await earlierNomination(database.queries, sealing, save)
    if (earlier) return { successful: true as const, request: requestOf(sealing, earlier) }
    const { policy, today } = await ownTerms(services, request, body.policyId)
    const errors = nominationErrors(body, policy, today)
    if (errors.length > 0) throw new Problem(422, errors)
    await requireProof(services, caller)
    const row = await database.queries.transaction(async (queries) => {
      await lockForTransaction(queries, `nominations ${policy.id}`)
      const repeated = await earlierNomination(queries, sealing, save)
      if (repeated) return repeated
      const inserted = await insertNomination(queries, sealing, save)
      const origin = request.server.listeningOrigin
      await mailAbout({ ...services, queries }, { caller, policy, row: inserted, origin })
      return inserted
    })
    mailOutbox.dispatch()
    return { successful: true as const, request: requestOf(sealing, row) }
  })
}

/** Lists what the form would refuse, by the function that the form runs. */
function nominationErrors(body: NominationChange, { covers }: Policy, today: string): FieldError[] {
  const life = covers.find(({ kind }) => kind === 'life')
  if (!life) return [{ field: 'policyId', code: 'no-life-cover' }]
  const rows = beneficiariesFromSaved(body.beneficiaries)
  const owner = life.owner ?? 'O'
  const faults = validateBeneficiaries(
    { used: true, nominationType: body.nomination_Type, rows },
    owner,
    today,
  )
  return faults.map(({ field, code }) => ({
    field: field
      .replace('beneficiaries.nominationType', 'nomination_Type')
      .replace('beneficiaries.rows', 'beneficiaries'),
    code,
  }))
}

interface Inserted {
  caller: Caller
  policy: Policy
  row: NominationRow
  /** The address of this backend. */
  origin: string
}

/** Mails the customer, so that they notice a request that an intruder made, and their broker. */
async function mailAbout(
  { queries, sealing, mailOutbox, vendors, controls }: Services & { queries: Queries },
  { caller, policy, row, origin }: Inserted,
): Promise<void> {
  const accountName = await accountNameOf({ queries, sealing }, caller.subject)
  const enqueue = (mail: ReturnType<typeof nominationMail>) =>
    mailOutbox.enqueue(queries, signedByBrand(mail, accountName), { sentAt: row.savedAt })
  const { email } = await customerOf(queries, caller)
  const mailed = {
    reference: row.reference,
    insurerName: vendors.get(policy.insurerCode)?.name ?? null,
    maskedNumber: maskPolicyNumber(policy.number),
  }
  if (email) await enqueue(nominationMail(email, mailed))
  const broker = accountName === null ? null : letterheadOf(accountName)
  if (broker === null) return
  const page = controls ? `${origin}${NOMINATIONS_PAGE}#${row.id}` : null
  const hasSupportNeeds = (await supportNeedsOf(queries, sealing, [row.owner])).size > 0
  await enqueue(brokerNominationMail(broker.email, { reference: row.reference, page, hasSupportNeeds }))
}
