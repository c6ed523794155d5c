import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { untouched } from '../database/closingRule.ts'
import { declareTable } from '../database/declareTable.ts'
import { DAY_MS } from '../database/retentionRule.ts'
import type { Sealed } from '../sealing/sealedJson.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Sealed keys, made at the first start: for the pool's and the Google stand-in's tokens, and for hashes. */
export const signingKeys = declareTable(
  pgTable('signing_keys', {
    purpose: text('purpose').primaryKey(),
    privateJwk: jsonb('private_jwk').$type<Sealed<JWK>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The keys after the first, each with the instant from which it signs. */
    laterKeys: jsonb('later_keys')
      .$type<Sealed<readonly { jwk: JWK; signsFrom: number }[]>>()
      .notNull()
      .default([]),
  }),
  () => ({
    rows: null,
    retention: [{ stays: 'stays, since tokens are checked with it' }],
    exported: {
      what: 'The keys of our own log-in service',
      why: 'They aren’t about any customer.',
    },
    closing: untouched('They aren’t about any customer.'),
  }),
)

/** Mailed codes, one for each purpose and address. Only their hashes are stored. */
export const oneTimeCodes = declareTable(
  pgTable('one_time_codes', {
    key: text('key').primaryKey(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    endsAt: instant('ends_at').notNull(),
  }),
  (table) => ({
    rows: null,
    retention: [{ since: table.endsAt, afterMs: 0, description: 'deleted after 10 minutes' }],
    exported: {
      what: 'Codes we emailed you',
      why: 'They work for 10 minutes. We don’t store the code itself, only a way to check it, and that doesn’t show whose it is.',
    },
    closing: untouched('Nobody can read from them whose they are, and they go after ten minutes.'),
  }),
)

/** Counts of the uses of a hashed name within a window. */
export const useCounts = declareTable(
  pgTable('use_counts', {
    key: text('key').primaryKey(),
    uses: integer('uses').notNull(),
    endsAt: instant('ends_at').notNull(),
  }),
  (table) => ({
    rows: null,
    retention: [
      {
        since: table.endsAt,
        afterMs: DAY_MS,
        description: 'deleted a day after the window ended, which is longer than any lock looks back',
      },
    ],
    exported: {
      what: 'How many times something was tried, such as logging in with a wrong password',
      why: 'We store a number with a fingerprint instead of a name, so we can’t look up which are yours.',
    },
    closing: untouched(
      'Counts under a fingerprint instead of a name. They go a day after they end, after 31 days at the latest.',
    ),
  }),
)

/**
 * Counts of the requests of a hashed network within a window. The columns are those of rate-limiter-flexible, in its
 * order.
 */
export const rateCounts = declareTable(
  pgTable('rate_counts', {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull(),
    expire: bigint('expire', { mode: 'number' }).notNull(),
  }),
  (table) => ({
    rows: null,
    retention: [
      {
        since: sql`to_timestamp(${table.expire} / 1000.0)`,
        afterMs: 3_600_000,
        description: 'deleted an hour after the window ended',
      },
    ],
    exported: {
      what: 'How many requests a network sent within a minute, an hour or a day',
      why: 'We store a number with a fingerprint of a network, so we can’t look up which are yours.',
    },
    closing: untouched('Counts under a fingerprint of a network. They go an hour after they end.'),
  }),
)

export const codeTables = { signingKeys, oneTimeCodes, useCounts, rateCounts }
