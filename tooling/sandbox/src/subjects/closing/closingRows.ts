import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import type { Services } from '../../services/Services.ts'
import { accountClosings } from '../accounts/tables.ts'
import { retainedRecords } from './closingRules.ts'
import { runningMatters } from './runningMatters.ts'

export type ClosingRow = typeof accountClosings.$inferSelect

/** A sealed address opens for its own row only. */
export const closingPurpose = (subject: string): string => `account closing ${subject}`

/** Finds the closing that a customer requested; undefined without one. */
export async function closingOf(queries: Queries, subject: string): Promise<ClosingRow | undefined> {
  const [row] = await queries.select().from(accountClosings).where(eq(accountClosings.subject, subject))
  return row
}

/** Returns the closing of an account in the form that the customer reads. */
export async function closingAnswer(services: Services, subject: string): Promise<Schema<'ClosingAnswer'>> {
  const row = await closingOf(services.database.queries, subject)
  return {
    closing: row
      ? { requestedAt: row.requestedAt.toISOString(), closesAt: row.closesAt.toISOString() }
      : null,
    running: await runningMatters(services, subject),
    retained: retainedRecords().map(({ record }) => record),
  }
}
