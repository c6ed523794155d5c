import { and, eq, inArray, lte, or, type SQL, sql, type Table } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { emailHashes } from '../sealing/emailHash.ts'
import type { Sealing } from '../sealing/makeSealing.ts'
import { type Customer, isPoolSubject } from './Customer.ts'

/** The condition for a customer's rows in a table, which the export and the closing of an account use. */
export interface OwnRows {
  /** Returns a condition. Sealed addresses are compared by their hashes. */
  where: (customer: Customer, sealing: Sealing) => SQL | undefined
  /** The tables that the condition reads. */
  parents: readonly Table[]
}

const alone = (where: OwnRows['where']): OwnRows => ({ where, parents: [] })

export const byOwner = (column: PgColumn): OwnRows => alone(({ subject }) => eq(column, subject))

/** Rows of the user pool, whose subjects are UUIDs. */
export const bySubject = (column: PgColumn): OwnRows =>
  alone(({ subject }) => (isPoolSubject(subject) ? eq(column, subject) : sql`false`))

/**
 * Finds rows that visitors sent with an address: the account's owner has verified that address. A former address
 * counts for rows up to the instant at which it was replaced.
 */
export const byAddress = (isTo: (email: string, sealing: Sealing) => SQL, at: PgColumn): OwnRows =>
  alone(({ email, formerEmails }, sealing) =>
    or(
      email === null ? sql`false` : isTo(email, sealing),
      ...formerEmails.map((former) => and(isTo(former.email, sealing), lte(at, new Date(former.until)))),
    ),
  )

export const byEmailHash = (hash: PgColumn, at: PgColumn): OwnRows =>
  byAddress((email, sealing) => inArray(hash, emailHashes(sealing, email)), at)

export const anyOf = (...ways: readonly OwnRows[]): OwnRows => ({
  where: (customer, sealing) => or(...ways.map(({ where }) => where(customer, sealing))),
  parents: ways.flatMap(({ parents }) => parents),
})
