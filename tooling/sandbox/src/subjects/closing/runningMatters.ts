import { maskPolicyNumber } from '@coverkit/core/transfer'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Schema } from '../../document/Schema.ts'
import type { Services } from '../../services/Services.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { openBody } from '../applications/applicationRows.ts'
import { openClaim } from '../claims/claimRows.ts'
import { claims } from '../claims/tables.ts'
import { policyOn } from '../policies/policyOn.ts'
import { policiesOf } from '../policies/policyRows.ts'
import { applications } from '../submissions/applicationTables.ts'
import { transferPolicies } from '../submissions/transferTables.ts'
import { openPolicy } from '../transfers/policyRows.ts'

export type RunningMatter = Schema<'RunningMatter'>
type Source = Pick<Services, 'database' | 'sealing' | 'vendors' | 'now' | 'tables'>
type ReadRunning = (services: Source, subject: string) => Promise<RunningMatter[]>

const MOST_OF_A_KIND = 50
/** Shown for a claim on a policy of which the customer knows only the number. */
const UNKNOWN_INSURER = 'Insurer not known'

const submittedApplications: ReadRunning = async ({ database, sealing }, subject) => {
  const rows = await database.queries
    .select()
    .from(applications)
    .where(and(eq(applications.owner, subject), isNotNull(applications.reference)))
    .orderBy(desc(applications.savedAt))
    .limit(MOST_OF_A_KIND)
  return rows.flatMap((row) => {
    const offer = openBody(sealing, row)?.applicationDetails.compareProductDetails
    return offer ? [{ kind: 'application' as const, name: offer.supplierName, reference: row.reference }] : []
  })
}

/** Lists policies that the customer has transferred to the broker, or is transferring. */
const transferredPolicies: ReadRunning = async ({ database, sealing, vendors }, subject) => {
  const rows = await database.queries
    .select()
    .from(transferPolicies)
    .where(
      and(
        eq(transferPolicies.owner, subject),
        eq(transferPolicies.status, 'Active'),
        isNotNull(transferPolicies.transfer),
      ),
    )
    .orderBy(desc(transferPolicies.savedAt), transferPolicies.place)
    .limit(MOST_OF_A_KIND)
  return rows.map((row) => {
    const { insurerCode, policyNumber } = openPolicy(sealing, row)
    return {
      kind: row.stage === 'transferred' ? ('policy' as const) : ('transfer' as const),
      name: vendors.get(insurerCode ?? '')?.name ?? insurerCode ?? '',
      reference: policyNumber ? maskPolicyNumber(policyNumber) : null,
    }
  })
}

/** Lists policies in force; a lapsed policy has ended. */
const ownPolicies: ReadRunning = async ({ database, sealing, vendors, now, tables }, subject) => {
  const today = todayInSydney(now())
  const own = await policiesOf(database.queries, sealing, subject)
  const inForce = own
    .map((policy) => policyOn(policy, today, tables.label))
    .filter(({ status }) => status !== 'lapsed')
  return inForce.map(({ name, insurer_Name: insurer, insurer_Code: code }) => ({
    kind: 'policy' as const,
    name: insurer ?? vendors.get(code)?.name ?? code,
    reference: maskPolicyNumber(name),
  }))
}

/** Lists claims that the insurer has not closed. */
const openClaims: ReadRunning = async ({ database, sealing, vendors }, subject) => {
  const rows = await database.queries
    .select()
    .from(claims)
    .where(and(eq(claims.owner, subject), isNull(claims.closedAt)))
    .orderBy(desc(claims.lodgedAt))
    .limit(MOST_OF_A_KIND)
  return rows.map((row) => {
    const { insurerCode } = openClaim(sealing, row)
    const name = vendors.get(insurerCode ?? '')?.name ?? insurerCode ?? UNKNOWN_INSURER
    return { kind: 'claim' as const, name, reference: row.reference }
  })
}

/** The readers, one for each kind of matter. */
const READERS: readonly ReadRunning[] = [ownPolicies, submittedApplications, transferredPolicies, openClaims]

/** Lists matters that continue with others after an account is closed. */
export async function runningMatters(services: Source, subject: string): Promise<RunningMatter[]> {
  const read = await Promise.all(READERS.map((reader) => reader(services, subject)))
  return read.flat()
}
