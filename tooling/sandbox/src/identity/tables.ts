import { desc, sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { removed } from '../database/closingRule.ts'
import { belongingTo, declareTable } from '../database/declareTable.ts'
import { content, internalId, owner, secret, shown } from '../database/exportedColumns.ts'
import { isClear } from '../database/isClear.ts'
import { bySubject } from '../database/ownRows.ts'
import { DAY_MS, setNull } from '../database/retentionRule.ts'
import { openJson, type Sealed } from '../sealing/sealedJson.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** People who can sign in. An address belongs to one person and is in lower case. */
export const identityUsers = declareTable(
  pgTable(
    'identity_users',
    {
      sub: uuid('sub').primaryKey(),
      email: text('email').notNull().unique(),
      status: text('status').notNull(),
      /** Null for a person who has only signed in through Google. */
      passwordHash: text('password_hash'),
      /** Given name, family name and account name, by the service's attribute names, sealed for this row. */
      attributes: jsonb('attributes').$type<Sealed<Readonly<Record<string, string>>>>().notNull(),
      googleSubject: text('google_subject').unique(),
      /** The address that replaces `email` once it is verified. */
      pendingEmail: text('pending_email'),
      /** Former addresses, each with the instant until which it was theirs; a released one no longer brings the account back. */
      formerEmails: jsonb('former_emails')
        .$type<readonly { email: string; until: string; isReleased?: boolean }[]>()
        .notNull()
        .default([]),
      /** True if the address was signed up with another password before it was confirmed. */
      isContested: boolean('is_contested').notNull().default(false),
      createdAt: instant('created_at').notNull(),
      modifiedAt: instant('modified_at').notNull(),
    },
    (table) => [
      index('identity_users_clear').on(table.sub).where(isClear(table.attributes)),
      index('identity_users_former').using('gin', sql`${table.formerEmails} jsonb_path_ops`),
    ],
  ),
  (table) => ({
    rows: bySubject(table.sub),
    retention: [
      {
        since: table.modifiedAt,
        afterMs: DAY_MS,
        where: sql`${table.status} = 'UNCONFIRMED'`,
        description: 'deleted after 24 hours without a confirmed address',
      },
      {
        since: table.modifiedAt,
        afterMs: DAY_MS,
        clear: setNull(table.pendingEmail),
        description: 'a new address that nobody confirmed goes after 24 hours',
      },
      { stays: 'stays while the account does' },
    ],
    exported: {
      chapter: 'customer',
      title: 'Your log-in',
      columns: {
        sub: owner,
        email: shown('Email'),
        status: shown('Status'),
        passwordHash: secret,
        attributes: content,
        googleSubject: shown('Your number with Google'),
        pendingEmail: shown('New email that isn’t confirmed yet'),
        formerEmails: shown('Earlier email addresses'),
        isContested: shown('Your email was signed up with different passwords'),
        createdAt: shown('When you signed up'),
        modifiedAt: shown('Last change'),
      },
      open: (sealing, row) => ({
        attributes: openJson(sealing, 'log-in attributes', row.sub, row.attributes),
      }),
    },
    closing: removed,
  }),
)

/** Families of refresh tokens, each with all tokens that followed from one sign-in. */
export const tokenFamilies = declareTable(
  pgTable(
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
  ),
  (table) => ({
    rows: bySubject(table.sub),
    retention: [
      {
        since: sql`least(${table.endsAt}, ${table.revokedAt})`,
        afterMs: DAY_MS,
        description: 'deleted a day after the session ended',
      },
    ],
    exported: {
      chapter: 'changes',
      title: 'Where you’ve logged in',
      columns: {
        id: internalId,
        sub: owner,
        signedInAt: shown('When you logged in'),
        endsAt: shown('When it ends'),
        revokedAt: shown('When it ended early'),
      },
      order: [desc(table.signedInAt), table.id],
    },
    closing: removed,
  }),
)

/** Refresh tokens. Only their hashes are stored. */
export const refreshTokens = declareTable(
  pgTable('refresh_tokens', {
    hash: text('hash').primaryKey(),
    family: uuid('family')
      .notNull()
      .references(() => tokenFamilies.id, { onDelete: 'cascade' }),
    rotatedAt: instant('rotated_at'),
  }),
  (table) => ({
    rows: belongingTo(table.family, tokenFamilies.id),
    retention: [{ stays: 'deleted with its session; until then a used one shows a theft' }],
    exported: {
      what: 'What keeps you logged in on a device',
      why: 'We don’t store the key itself, only a way to check it. When you were logged in, and for how long, is in the export.',
    },
    closing: removed,
  }),
)

/** Sign-ins that wait for the answer to a challenge. */
export const challengeSessions = declareTable(
  pgTable('challenge_sessions', {
    hash: text('hash').primaryKey(),
    sub: uuid('sub')
      .notNull()
      .references(() => identityUsers.sub, { onDelete: 'cascade' }),
    endsAt: instant('ends_at').notNull(),
  }),
  (table) => ({
    rows: bySubject(table.sub),
    retention: [{ since: table.endsAt, afterMs: 0, description: 'deleted after 3 minutes' }],
    exported: {
      what: 'A log-in that’s waiting for a new password',
      why: 'It expires after 3 minutes. We don’t store the key itself, only a way to check it.',
    },
    closing: removed,
  }),
)

export const identityTables = { identityUsers, tokenFamilies, refreshTokens, challengeSessions }
