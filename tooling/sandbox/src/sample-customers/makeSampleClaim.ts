import { addDays } from '@coverkit/core'
import { CLAIM_CONSENT, claimDocuments, claimFields, waitingEndsOn } from '@coverkit/core/claims'
import { eq } from 'drizzle-orm'
import type { Schema } from '../document/Schema.ts'
import type { Services } from '../services/Services.ts'
import { todayInSydney } from '../services/todayInSydney.ts'
import { insertClaim } from '../subjects/claims/claimRows.ts'
import { dueAfter } from '../subjects/claims/stages.ts'
import { claims } from '../subjects/claims/tables.ts'
import { policiesOf } from '../subjects/policies/policyRows.ts'
import type { SampleClaim, SampleCustomer } from './SampleCustomer.ts'

const DAY_MS = 86_400_000
const DAYS_BEFORE_LODGED = 12

type ClaimServices = Pick<Services, 'database' | 'sealing' | 'now'>

/** Lodges a sample customer's claim, dated some days ago. It replaces all their claims, and sends no mail. */
export async function makeSampleClaim(
  { database, sealing, now }: ClaimServices,
  { owner, email }: { owner: string; email: string },
  { accountName, claim: sample }: SampleCustomer,
): Promise<void> {
  const { queries } = database
  await queries.delete(claims).where(eq(claims.owner, owner))
  if (!sample) return
  const own = (await policiesOf(queries, sealing, owner)).find(({ policy }) => policy.name === sample.policy)
  if (!own) throw new Error(`The sample customer has no policy ${sample.policy}`)
  const { insurer_Code: insurerCode, name: policyNumber, waiting_Period: waitingPeriod } = own.policy
  const lodgedAt = new Date(now().getTime() - sample.daysAgo * DAY_MS)
  const eventDate = addDays(todayInSydney(lodgedAt), -DAYS_BEFORE_LODGED)
  const body = bodyOf({ accountName, sample, policyId: own.id, eventDate })
  const waits = waitingEndsOn(sample.type, eventDate, waitingPeriod ?? null)
  const claim = { body, email, insurerCode, policyNumber, waitingEndsOn: waits }
  await queries.transaction(async (inTransaction) => {
    const save = { owner, key: null, body, claim, now: lodgedAt }
    const { row } = await insertClaim(inTransaction, sealing, save)
    const acknowledgedAt = new Date(lodgedAt.getTime() + DAY_MS)
    const isReviewed = sample.stage === 'reviewed'
    const reviewedAt = new Date(lodgedAt.getTime() + 8 * DAY_MS)
    const requested = claimDocuments(body).flatMap(({ oneOf: [first] }) => (first ? [first] : []))
    await inTransaction
      .update(claims)
      .set({
        stage: sample.stage,
        acknowledgedAt,
        ...(isReviewed && { reviewedAt, requested, requestedAt: reviewedAt }),
        dueAt: isReviewed ? null : dueAfter(sample.stage, todayInSydney(now())),
        updatedAt: now(),
      })
      .where(eq(claims.id, row.id))
  })
}

interface SampleBody {
  accountName: string
  sample: SampleClaim
  policyId: string
  eventDate: string
}

const bodyOf = ({ accountName, sample, policyId, eventDate }: SampleBody): Schema<'ClaimRequest'> => ({
  ...claimFields.empty,
  accountName,
  claimant: 'self',
  type: sample.type,
  policyId,
  eventDate,
  workStatus: 'notWorking',
  selfEmployed: false,
  offWorkFrom: eventDate,
  otherBenefits: [],
  contactPreference: 'phone',
  phone: '+61491570006',
  hasConsented: true,
  consent: { ...CLAIM_CONSENT },
  mayContactDoctors: true,
})
