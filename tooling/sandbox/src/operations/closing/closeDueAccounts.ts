import { and, asc, eq, getTableName, isNull, lte, not, or, type SQL } from 'drizzle-orm'
import { accountClosings } from '../../database/accountTables.ts'
import { claims } from '../../database/claimTables.ts'
import { CLOSED } from '../../database/closedOwner.ts'
import type { Queries } from '../../database/Database.ts'
import { policies } from '../../database/schema.ts'
import { TABLES, type TableName } from '../../database/tables.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { type Customer, customerOf } from '../customer-data/Customer.ts'
import { ROWS_OF } from '../customer-data/rowsOf.ts'
import type { Services } from '../Services.ts'
import { type ClosingRow, closingPurpose } from './closingRows.ts'
import { CLOSING_RULES, type ClosingRule } from './closingRules.ts'

const DAY_MS = 86_400_000

type ClosingServices = Pick<Services, 'database' | 'sealing' | 'now'>

/**
 * Closes every account whose day has come: removes what the rules say. A day later, when no token of theirs is valid any
 * more, it removes once more what such a token wrote meanwhile, and then forgets the closing. May be repeated, and
 * interrupted: each account is closed in one transaction, by one process.
 */
export async function closeDueAccounts(services: ClosingServices): Promise<void> {
  while (await services.database.queries.transaction((queries) => closeNext(services, queries)));
}

async function closeNext({ sealing, now }: ClosingServices, queries: Queries): Promise<boolean> {
  const at = now()
  const [row] = await queries
    .select()
    .from(accountClosings)
    .where(isDue(at))
    .orderBy(asc(accountClosings.closesAt), accountClosings.subject)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!row) return false
  const { subject, sealedEmail } = row
  // What came with an address after the closing is somebody's who has no account.
  const email = sealedEmail === null ? null : sealing.open(closingPurpose(subject), sealedEmail)
  await removeRows(queries, sealing, await customerOf(queries, { subject, email }))
  await retainRecords(queries, subject, at)
  await finish(queries, row, at)
  return true
}

const isDue = (at: Date): SQL | undefined =>
  or(
    and(isNull(accountClosings.closedAt), lte(accountClosings.closesAt, at)),
    lte(accountClosings.closedAt, new Date(at.getTime() - DAY_MS)),
  )

async function removeRows(queries: Queries, sealing: Sealing, customer: Customer): Promise<void> {
  for (const [name, rule] of Object.entries(CLOSING_RULES) as [TableName, ClosingRule][]) {
    if (rule.kind === 'untouched') continue
    const isOwn = ROWS_OF[name]?.(customer, sealing)
    if (!isOwn) throw new Error(`Nothing says which rows of ${getTableName(TABLES[name])} are a customer’s`)
    await queries.delete(TABLES[name]).where(rule.kind === 'retained' ? and(isOwn, not(rule.rows)) : isOwn)
  }
}

/** From now on they are nobody's who can log in, and their time runs. */
async function retainRecords(queries: Queries, subject: string, at: Date): Promise<void> {
  await queries
    .update(policies)
    .set({ owner: CLOSED + subject, savedAt: at })
    .where(eq(policies.owner, subject))
  // The insurer goes on with a claim that is open; nobody is mailed about it any more.
  await queries
    .update(claims)
    .set({ owner: CLOSED + subject, updatedAt: at })
    .where(eq(claims.owner, subject))
}

/** The address goes with the first removal, the row with the second. */
async function finish(queries: Queries, { subject, closedAt }: ClosingRow, at: Date): Promise<void> {
  const isThis = eq(accountClosings.subject, subject)
  if (closedAt !== null) await queries.delete(accountClosings).where(isThis)
  else await queries.update(accountClosings).set({ closedAt: at, sealedEmail: null }).where(isThis)
}
