import { desc } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { removed, untouched } from '../../database/closingRule.ts'
import { declareTable } from '../../database/declareTable.ts'
import { content, fingerprint, internalId, owner, shown } from '../../database/exportedColumns.ts'
import { isClear } from '../../database/isClear.ts'
import { byOwner } from '../../database/ownRows.ts'
import { DAY_MS, saveKeys } from '../../database/retentionRule.ts'
import { savedAt } from '../../database/savedAt.ts'
import type { Schema } from '../../document/Schema.ts'
import { openJson, type Sealed } from '../../sealing/sealedJson.ts'

/** The fields that a customer may change. */
export type Profile = Omit<Schema<'UpdateUserRequest'>, 'id' | 'email' | 'version' | 'notify'>

/** Customers by their token's subject. `profile`: the fields that they may change, sealed for this row. */
export const users = declareTable(
  pgTable(
    'users',
    {
      subject: text('subject').primaryKey(),
      profile: jsonb('profile').$type<Sealed<Profile>>().notNull(),
      savedAt: savedAt(),
    },
    (table) => [index('users_clear').on(table.subject).where(isClear(table.profile))],
  ),
  (table) => ({
    rows: byOwner(table.subject),
    retention: [{ stays: 'stays with the customer’s account' }],
    exported: {
      chapter: 'customer',
      title: 'Your details',
      columns: { subject: owner, profile: content, savedAt: shown('On record since') },
      open: (sealing, row) => ({ profile: openJson(sealing, 'profile', row.subject, row.profile) }),
    },
    closing: removed,
  }),
)

export const secondPolicyHolders = declareTable(
  pgTable(
    'second_policy_holders',
    {
      owner: text('owner').primaryKey(),
      /** Sealed for this row. */
      holder: jsonb('holder').$type<Sealed<Schema<'PolicyHolder'>>>().notNull(),
    },
    (table) => [index('second_policy_holders_clear').on(table.owner).where(isClear(table.holder))],
  ),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [{ stays: 'stays with the customer’s account' }],
    exported: {
      chapter: 'people',
      title: 'What you told us about a second policy holder',
      columns: { owner, holder: content },
      open: (sealing, row) => ({ holder: openJson(sealing, 'second policy holder', row.owner, row.holder) }),
    },
    closing: removed,
  }),
)

/** Beneficiaries on file, in the order of `place`. */
export const beneficiaries = declareTable(
  pgTable(
    'beneficiaries',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      owner: text('owner').notNull(),
      place: integer('place').notNull(),
      /** Sealed for this row. */
      contact: jsonb('contact').$type<Sealed<Schema<'BeneficiaryContact'>>>().notNull(),
    },
    (table) => [
      index('beneficiaries_owner').on(table.owner, table.place),
      index('beneficiaries_clear').on(table.id).where(isClear(table.contact)),
    ],
  ),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [{ stays: 'stays with the customer’s account' }],
    exported: {
      chapter: 'people',
      title: 'Your beneficiaries',
      columns: { id: internalId, owner, place: shown('Place in your list'), contact: content },
      order: [table.place, table.id],
      open: (sealing, row) => ({ contact: openJson(sealing, 'beneficiary', row.id, row.contact) }),
    },
    closing: removed,
  }),
)

/** Keys of changes to a customer's details, so that a late repetition does not undo a newer change. */
export const userUpdates = declareTable(
  pgTable('user_updates', {
    id: uuid('id').primaryKey(),
    owner: text('owner').notNull(),
    bodyHash: text('body_hash').notNull(),
    savedAt: savedAt(),
  }),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [saveKeys(table.savedAt)],
    exported: {
      chapter: 'changes',
      title: 'When you changed your details',
      columns: { id: internalId, owner, bodyHash: fingerprint, savedAt: shown('When') },
      order: [desc(table.savedAt), table.id],
    },
    closing: removed,
  }),
)

/** Insurers to notify of new details, for the staff who write to them. The new values are in `users`. */
export const detailNotices = declareTable(
  pgTable(
    'detail_notices',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      owner: text('owner').notNull(),
      /** The policy whose insurer is notified. */
      policy: uuid('policy_id').notNull(),
      /** The names of the changed fields. */
      fields: jsonb('fields').$type<readonly string[]>().notNull(),
      savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    },
    (table) => [index('detail_notices_owner').on(table.owner)],
  ),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [
      {
        since: table.savedAt,
        afterMs: 30 * DAY_MS,
        description: 'deleted after 30 days, by when the insurer is told',
      },
    ],
    exported: {
      chapter: 'changes',
      title: 'Insurers you asked us to tell about new details',
      columns: {
        id: internalId,
        owner,
        policy: shown('Policy'),
        fields: shown('What changed'),
        savedAt: shown('When'),
      },
      order: [desc(table.savedAt), table.id],
    },
    closing: removed,
  }),
)

/** Accounts being closed. A row stays for a day, since a token that is still valid may write more rows. */
export const accountClosings = declareTable(
  pgTable(
    'account_closings',
    {
      subject: text('subject').primaryKey(),
      requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
      closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
      /** The address of the account, sealed for this row; null once it is closed. */
      sealedEmail: text('sealed_email'),
      closedAt: timestamp('closed_at', { withTimezone: true }),
    },
    (table) => [index('account_closings_due').on(table.closesAt)],
  ),
  (table) => ({
    rows: byOwner(table.subject),
    retention: [
      { stays: 'deleted a day after the account was closed, with whatever a last token wrote meanwhile' },
    ],
    exported: {
      chapter: 'changes',
      title: 'Your account is about to close',
      columns: {
        subject: owner,
        requestedAt: shown('When you asked us to close it'),
        closesAt: shown('When it closes'),
        sealedEmail: {
          leftOut: 'Your email address again, so that we can delete messages sent to it or with it.',
        },
        closedAt: shown('Closed'),
      },
    },
    closing: untouched('The closing itself: a number of the account without a name. It goes a day later.'),
  }),
)

export const accountTables = {
  users,
  secondPolicyHolders,
  beneficiaries,
  userUpdates,
  detailNotices,
  accountClosings,
}
