import { and, eq, inArray, lte, or, type SQL, sql, type Table } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { emailHashes } from '../sealing/emailHash.ts'
import type { Sealing } from '../sealing/makeSealing.ts'
import { type Customer, isPoolSubject } from './Customer.ts'

/** Which rows of a table are about a customer. The export and the closing of an account both rest on it. */
export interface OwnRows {
  /** As a condition. Sealed addresses are found by their hashes. */
  where: (customer: Customer, sealing: Sealing) => SQL | undefined
  /** The tables that it reads to tell. */
  parents: readonly Table[]
}

const alone = (where: OwnRows['where']): OwnRows => ({ where, parents: [] })

export const byOwner = (column: PgColumn): OwnRows => alone(({ subject }) => eq(column, subject))

/** Rows of the user pool, whose subjects are UUIDs. */
export const bySubject = (column: PgColumn): OwnRows =>
  alone(({ subject }) => (isPoolSubject(subject) ? eq(column, subject) : sql`false`))

/**
 * Rows that came without sign-in, with an address in them: whoever has the account has shown that it is theirs. One of
 * before counts for as long as it was.
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
