import { and, asc, eq } from 'drizzle-orm'
import { CLOSED } from '../../database/closedOwner.ts'
import type { Queries } from '../../database/Database.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import type { Services } from '../../services/Services.ts'
import { accountNameOf } from '../accounts/accountNameOf.ts'
import { customerOf } from '../accounts/customerOf.ts'
import { signatures } from '../signatures/tables.ts'
import { linkWhere } from '../signing/signingLinks.ts'
import { type SupportNeeds, supportNeedsOf } from '../support-needs/supportNeedsRows.ts'
import { identityResultMail } from './identityMail.ts'
import type { IdentityRow } from './identityRows.ts'
import { identityChecks } from './tables.ts'

const MOST = 50

/** The finding of the broker's staff: the identity is verified, or the holder has to try again. */
export type CheckFinding = 'verified' | 'again'

/** A check that waits for the broker's staff. */
export interface ReferredCheck {
  id: string
  policyHolder: 1 | 2
  /** The holder's address; null if there is none to write to. */
  email: string | null
  /** The time since which the check waits. */
  referredAt: string
  /** The support needs of the customer; null for a second policy holder. */
  supportNeeds: SupportNeeds | null
}

/** Lists the checks that wait for the broker's staff, the longest-waiting first. */
export async function listReferredChecks({
  database,
  sealing,
}: Pick<Services, 'database' | 'sealing'>): Promise<ReferredCheck[]> {
  const { queries } = database
  const rows = await queries
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.state, 'refer'))
    .orderBy(asc(identityChecks.updatedAt), asc(identityChecks.id))
    .limit(MOST)
  const needs = await supportNeedsOf(
    queries,
    sealing,
    rows.map(({ owner }) => owner),
  )
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      policyHolder: row.owner === null ? (2 as const) : (1 as const),
      email: (await receiverOf({ queries, sealing }, row)).to,
      referredAt: row.updatedAt.toISOString(),
      supportNeeds: needs.get(row.owner ?? '') ?? null,
    })),
  )
}

/** Resolves a referred check, and mails its holder; false if no check with this id waits. */
export async function resolveReferredCheck(
  services: Pick<Services, 'database' | 'sealing' | 'mailOutbox' | 'now'>,
  id: string,
  finding: CheckFinding,
): Promise<boolean> {
  const { database, sealing, mailOutbox, now } = services
  const isResolved = await database.queries.transaction(async (queries) => {
    const [row] = await queries
      .update(identityChecks)
      .set({ ...(finding === 'verified' ? VERIFIED : BEGUN_AGAIN), updatedAt: now() })
      .where(and(eq(identityChecks.id, id), eq(identityChecks.state, 'refer')))
      .returning()
    if (!row) return false
    const { to, accountName } = await receiverOf({ queries, sealing }, row)
    const holder = row.owner === null ? 'second' : 'customer'
    if (to === null) return true
    const mail = identityResultMail(to, finding === 'verified', holder)
    await mailOutbox.enqueue(queries, signedByBrand(mail, accountName), { sentAt: now() })
    return true
  })
  if (isResolved) mailOutbox.dispatch()
  return isResolved
}

const VERIFIED: Partial<IdentityRow> = { state: 'verified', mismatches: [] }

/** Resets the check: earlier matches and tries no longer count. */
const BEGUN_AGAIN: Partial<IdentityRow> = {
  state: 'inProgress',
  matched: [],
  mismatches: [],
  tries: 0,
  personHash: null,
  requestId: null,
}

const NOBODY = { to: null, accountName: null }

/** Returns the holder's brand and current address; null if their account is closed or has none. */
async function receiverOf(
  { queries, sealing }: Pick<Services, 'sealing'> & { queries: Queries },
  { owner, signature }: Pick<IdentityRow, 'owner' | 'signature'>,
): Promise<{ to: string | null; accountName: string | null }> {
  if (owner !== null) {
    if (owner.startsWith(CLOSED)) return NOBODY
    const { email } = await customerOf(queries, { subject: owner, email: null })
    return { to: email, accountName: await accountNameOf({ queries, sealing }, owner) }
  }
  if (signature === null) return NOBODY
  const link = await linkWhere(queries, sealing, eq(signatures.id, signature))
  return link?.email ? { to: link.email, accountName: link.accountName } : NOBODY
}
