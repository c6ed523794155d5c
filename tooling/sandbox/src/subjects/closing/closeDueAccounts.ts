import { and, asc, eq, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { Customer } from '../../database/Customer.ts'
import { CLOSED } from '../../database/closedOwner.ts'
import type { Queries } from '../../database/Database.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import type { Services } from '../../services/Services.ts'
import { customerOf } from '../accounts/customerOf.ts'
import { accountClosings } from '../accounts/tables.ts'
import { ownRowsOf } from '../customer-data/rowsOf.ts'
import { TABLES } from '../records/allTables.ts'
import { type ClosingRow, closingPurpose } from './closingRows.ts'
import { CLOSING_ORDER, CLOSING_RULES } from './closingRules.ts'

const DAY_MS = 86_400_000

type ClosingServices = Pick<Services, 'database' | 'sealing' | 'now'>

/**
 * Closes every account that is due: removes rows by the closing rules. A day later, when all tokens have expired,
 * it also removes rows that such a token has written since, and deletes the record of the closing. It may be
 * repeated, and interrupted: each account is closed in one transaction, by one process.
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
  // Rows that came with the address after the closing belong to a person without an account.
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
  for (const name of CLOSING_ORDER) {
    const rule = CLOSING_RULES[name]
    if (rule.kind === 'untouched') continue
    const isOwn = ownRowsOf(name, customer, sealing)
    if (!isOwn) throw new Error(`Nothing says which rows of ${name} are a customer’s`)
    if (rule.kind === 'removed') await queries.delete(TABLES[name]).where(isOwn)
    else if (rule.rows) await queries.delete(TABLES[name]).where(and(isOwn, not(rule.rows)))
  }
}

/** Detaches retained records from the account, and starts their retention. An open claim continues. */
async function retainRecords(queries: Queries, subject: string, at: Date): Promise<void> {
  for (const name of CLOSING_ORDER) {
    const rule = CLOSING_RULES[name]
    if (rule.kind !== 'retained' || !rule.detach) continue
    const { owner, since } = rule.detach
    const set = sql`${sql.identifier(owner.name)} = ${CLOSED + subject}, ${sql.identifier(since.name)} = ${at.toISOString()}`
    await queries.execute(sql`update ${TABLES[name]} set ${set} where ${eq(owner, subject)}`)
  }
}

/** Clears the address after the first removal, and deletes the row after the second. */
async function finish(queries: Queries, { subject, closedAt }: ClosingRow, at: Date): Promise<void> {
  const isThis = eq(accountClosings.subject, subject)
  if (closedAt !== null) await queries.delete(accountClosings).where(isThis)
  else await queries.update(accountClosings).set({ closedAt: at, sealedEmail: null }).where(isThis)
}
