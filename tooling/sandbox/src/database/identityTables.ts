import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import type { Sealed } from '../sealing/sealedJson.ts'
import { isClear } from './isClear.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** People who can sign in. An address belongs to one of them; its letters are lower case. */
export const identityUsers = pgTable(
  'identity_users',
  {
    sub: uuid('sub').primaryKey(),
    email: text('email').notNull().unique(),
    status: text('status').notNull(),
    /** Null for someone who has only signed in through Google. */
    passwordHash: text('password_hash'),
    /** Given name, family name and account name, by the names of the service, sealed for this row. */
    attributes: jsonb('attributes').$type<Sealed<Readonly<Record<string, string>>>>().notNull(),
    googleSubject: text('google_subject').unique(),
    /** The address that replaces `email` once it is verified. */
    pendingEmail: text('pending_email'),
    /** Addresses of before, each with the instant until which it was theirs. */
    formerEmails: jsonb('former_emails')
      .$type<readonly { email: string; until: string }[]>()
      .notNull()
      .default([]),
    /** The network of the sign-up; null where there was none. */
    signUpFrom: text('sign_up_from'),
    /** Whether others signed up with the address before it was confirmed. */
    isContested: boolean('is_contested').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [
    index('identity_users_clear').on(table.sub).where(isClear(table.attributes)),
    index('identity_users_former').using('gin', sql`${table.formerEmails} jsonb_path_ops`),
  ],
)

/** What one sign-in grew into: every refresh token that followed from it. */
export const tokenFamilies = pgTable(
  'token_families',
  {
    id: uuid('id').primaryKey(),
    sub: uuid('sub')
      .notNull()
      .references(() => identityUsers.sub, { onDelete: 'cascade' }),
    signedInAt: instant('signed_in_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('token_families_sub').on(table.sub)],
)

/** Refresh tokens are known by their hash only. */
export const refreshTokens = pgTable('refresh_tokens', {
  hash: text('hash').primaryKey(),
  family: uuid('family')
    .notNull()
    .references(() => tokenFamilies.id, { onDelete: 'cascade' }),
  rotatedAt: instant('rotated_at'),
})

/** A sign-in that waits for the answer to a challenge. */
export const challengeSessions = pgTable('challenge_sessions', {
  hash: text('hash').primaryKey(),
  sub: uuid('sub')
    .notNull()
    .references(() => identityUsers.sub, { onDelete: 'cascade' }),
  endsAt: instant('ends_at').notNull(),
})

/** Keys made at the first start, sealed: for the tokens of the pool, those of the stand-in for Google, and hashes of codes. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text('purpose').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<Sealed<JWK>>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** The keys after the first, each with the instant that it signs from. */
  laterKeys: jsonb('later_keys')
    .$type<Sealed<readonly { jwk: JWK; signsFrom: number }[]>>()
    .notNull()
    .default([]),
})

/** Codes that were mailed, one for a purpose and an address, which are known by their hash only. */
export const oneTimeCodes = pgTable('one_time_codes', {
  key: text('key').primaryKey(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  endsAt: instant('ends_at').notNull(),
})

/** How often a hashed name was used within a window. */
export const useCounts = pgTable('use_counts', {
  key: text('key').primaryKey(),
  uses: integer('uses').notNull(),
  endsAt: instant('ends_at').notNull(),
})
