import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Schema } from '../document/Schema.ts'
import type { Sealed } from '../sealing/sealedJson.ts'
import { isClear } from './isClear.ts'

const savedAt = () => timestamp('saved_at', { withTimezone: true }).notNull().defaultNow()

/** Consent to offers lapses by law; null: none was given, and only the request itself may be answered. */
const consentEndsAt = () => timestamp('consent_ends_at', { withTimezone: true })

/**
 * What every save holds: its idempotency key, the hash of its body and the answer.
 * One row is one revision of a draft, so key, answer and data can only be there together.
 */
const save = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  trackingId: uuid('tracking_id').unique(),
  clientId: text('client_id'),
  draft: text('draft'),
  rev: integer('rev'),
  /** Made with a key, since a plain hash of answers that are few would reveal them. */
  bodyHash: text('body_hash').notNull(),
  // Not jsonb, which reorders keys: a repeated request gets the same bytes.
  answer: json('answer').$type<Schema<'SaveAnswer'>>().notNull(),
  /** What was sent, sealed for this row; of older revisions nothing. */
  body: jsonb('body').$type<Sealed<object>>().notNull(),
  savedAt: savedAt(),
})

export const quotes = pgTable(
  'quotes',
  {
    ...save(),
    /** Of the chosen insurer's offer, made with a key: the list of saved quotes dates an offer by the first revision that had it. */
    offerHash: text('offer_hash'),
    /** Whom the token named that it came with; null for a visitor, whatever the client calls itself. */
    owner: text('owner'),
  },
  (table) => [
    index('quotes_client').on(table.clientId),
    index('quotes_owner').on(table.owner),
    index('quotes_clear').on(table.id).where(isClear(table.body)),
  ],
)

export const calculations = pgTable(
  'calculations',
  {
    ...save(),
    mailed: boolean('mailed').notNull().default(false),
    /** Of the address that it was mailed to, made with a key. */
    emailHash: text('email_hash'),
    /** Whom the token named that it came with; null for a visitor, whatever the client calls itself. */
    owner: text('owner'),
  },
  (table) => [
    index('calculations_client').on(table.clientId),
    index('calculations_owner').on(table.owner),
    index('calculations_clear').on(table.id).where(isClear(table.body)),
  ],
)

/**
 * Applications, a row for each revision. What was sent lies here sealed for its row, and of the answers nothing is stored:
 * they are made from the row and the body again.
 */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    trackingId: uuid('tracking_id').notNull().unique(),
    clientId: text('client_id').notNull(),
    draft: text('draft').notNull(),
    /** Whose draft it is; one of a key is submitted. */
    draftKey: text('draft_key').notNull(),
    rev: integer('rev').notNull(),
    /** Whom the token named that it came with; null for a visitor. */
    owner: text('owner'),
    /** Made with a key, since a plain hash of answers that are few would reveal them. */
    bodyHash: text('body_hash').notNull(),
    status: text('status').$type<Schema<'ApplicationStatus'>>().notNull(),
    /** What the customer quotes; null until submitted. */
    reference: text('reference').unique(),
    /** Of the secret that reads a visitor's application. */
    secretHash: text('secret_hash'),
    /** Null once a later revision or the submission has taken its place. */
    sealedBody: text('sealed_body'),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('applications_client').on(table.clientId),
    index('applications_owner').on(table.owner),
    index('applications_draft').on(table.draftKey),
    uniqueIndex('applications_submitted').on(table.draftKey).where(sql`${table.reference} is not null`),
  ],
)

/** Secrets that open an application to read, for whoever entered the mailed code and the date of birth; one at a time. */
export const applicationCopies = pgTable('application_copies', {
  application: uuid('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  secretHash: text('secret_hash').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})

/**
 * Transfers of policies, a row for each revision, as applications are stored. The policies have a table of their own, since
 * they outlive the draft that they came with.
 */
export const transfers = pgTable(
  'transfers',
  {
    id: uuid('id').primaryKey(),
    trackingId: uuid('tracking_id').notNull().unique(),
    clientId: text('client_id').notNull(),
    draft: text('draft').notNull(),
    /** Which transfer it is: several drafts on other devices may be one. One of a key is submitted. */
    draftKey: text('draft_key').notNull(),
    rev: integer('rev').notNull(),
    /** Whom the token named that it came with; null for a visitor. */
    owner: text('owner'),
    bodyHash: text('body_hash').notNull(),
    status: text('status').$type<Schema<'TransferStatus'>>().notNull(),
    /** What the customer quotes; null until submitted. */
    reference: text('reference').unique(),
    /** A hash of the hash of the secret that reads a visitor's transfer and stores its files; of a customer's, marked. */
    secretHash: text('secret_hash'),
    /** Null once a later revision or the submission has taken its place. */
    sealedBody: text('sealed_body'),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('transfers_client').on(table.clientId),
    index('transfers_owner').on(table.owner),
    index('transfers_draft').on(table.draftKey, table.rev),
    index('transfers_name').on(table.draft),
    index('transfers_secret').on(table.secretHash),
    uniqueIndex('transfers_submitted').on(table.draftKey).where(sql`${table.reference} is not null`),
  ],
)

/** Policies to transfer, each with how far it is. */
export const transferPolicies = pgTable(
  'transfer_policies',
  {
    id: uuid('id').primaryKey(),
    /** The draft that it came with first, and its row there. */
    draftKey: text('draft_key').notNull(),
    rowKey: text('row_key').notNull(),
    /** Place in the list that was sent last. */
    place: integer('place').notNull(),
    owner: text('owner'),
    /** The submission that moves it; null until then. */
    transfer: uuid('transfer_id').references(() => transfers.id, { onDelete: 'cascade' }),
    /** Insurer, number, name and the rest, sealed for this row. */
    sealedPolicy: text('sealed_policy').notNull(),
    status: text('status').$type<'Active' | 'Discontinued'>().notNull(),
    /** Null until every holder has signed. */
    stage: text('stage').$type<Schema<'TransferStage'>>(),
    stageAt: timestamp('stage_at', { withTimezone: true }),
    /** When the letter was sent. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When it comes to the next stage by itself; null for never. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('transfer_policies_row').on(table.draftKey, table.rowKey),
    index('transfer_policies_owner').on(table.owner),
    index('transfer_policies_transfer').on(table.transfer),
    index('transfer_policies_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
)

/** Photos and documents of policy schedules, by draft and number. */
export const transferFiles = pgTable(
  'transfer_files',
  {
    draftKey: text('draft_key').notNull(),
    number: integer('number').notNull(),
    mediaType: text('media_type').$type<Schema<'StoredFile'>['mediaType']>().notNull(),
    /** Of the file, in bytes. */
    size: integer('size').notNull(),
    /** The file in base64, sealed for this row. */
    sealedFile: text('sealed_file').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftKey, table.number] })],
)

/** Signatures of second policy holders, of an application or a transfer: the link that was mailed, and what was signed. */
export const signatures = pgTable(
  'signatures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    application: uuid('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    transfer: uuid('transfer_id').references(() => transfers.id, { onDelete: 'cascade' }),
    /** 2: the first holder signs with the submission. */
    holder: integer('holder').notNull(),
    /** Of the latest link's token; null before the first link, and once it is forgotten. */
    tokenHash: text('token_hash').unique(),
    /** When that link was mailed; null where none could be. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Of the secret that the mailed code was exchanged for. */
    secretHash: text('secret_hash'),
    secretEndsAt: timestamp('secret_ends_at', { withTimezone: true }),
    signedAt: timestamp('signed_at', { withTimezone: true }),
    /** The name as it was typed and what was declared, sealed for this row. */
    sealedSignature: text('sealed_signature'),
  },
  (table) => [
    uniqueIndex('signatures_application').on(table.application, table.holder),
    uniqueIndex('signatures_transfer').on(table.transfer, table.holder),
    index('signatures_secret').on(table.secretHash),
    check('signatures_subject', sql`num_nonnulls(${table.application}, ${table.transfer}) = 1`),
  ],
)

/**
 * Policies that customers have, as their insurers' records say. Nothing of the commission columns leaves this backend: what
 * reads a policy names its columns.
 */
export const policies = pgTable(
  'policies',
  {
    id: uuid('id').primaryKey(),
    /** The subject of the customer whose policy it is. */
    owner: text('owner').notNull(),
    /** Everything that the customer may read, sealed for this row. */
    sealedPolicy: text('sealed_policy').notNull(),
    /** What the broker was paid when the policy began, in cents. */
    commissionUpFrontCents: integer('commission_up_front_cents'),
    /** What the broker is paid each year, in cents. */
    commissionOngoingCents: integer('commission_ongoing_cents'),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('policies_owner').on(table.owner)],
)

export const contactRequests = pgTable('contact_requests', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Sealed for this row. */
  body: jsonb('body').$type<Sealed<object>>().notNull(),
  /** Of the address in it, made with a key. */
  emailHash: text('email_hash'),
  savedAt: savedAt(),
  consentEndsAt: consentEndsAt(),
})

export const appointments = pgTable('appointments', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Sealed for this row. */
  body: jsonb('body').$type<Sealed<object>>().notNull(),
  /** Of the address in it, made with a key. */
  emailHash: text('email_hash'),
  savedAt: savedAt(),
  consentEndsAt: consentEndsAt(),
  /** The latest of the times that were asked for. */
  lastSlotAt: timestamp('last_slot_at', { withTimezone: true }),
  /** The answers about health that the customer sent along, sealed for this row; null once the talk is over. */
  sealedAnswers: text('sealed_answers'),
})

/**
 * Mail that was sent or waits for delivery. With a mail server the body is sealed, and cleared on delivery;
 * without one it stays readable, since this is the customer's mailbox then.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The client that requested it, where a visitor entered the address: the limits count by it. */
    askedBy: text('asked_by'),
    /** The network address of the request, since a client can change its id; null for this machine. */
    askedFrom: text('asked_from'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    handedOnAt: timestamp('handed_on_at', { withTimezone: true }),
    /** Text and HTML, sealed for this row; null once delivered or set aside. */
    sealedBody: text('sealed_body'),
    attempts: integer('attempts').notNull().default(0),
    /** When delivery is tried next; null when there is nothing to deliver. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    /** When it was given up: refused for good, or too old. */
    setAsideAt: timestamp('set_aside_at', { withTimezone: true }),
    lastFailure: text('last_failure'),
  },
  (table) => [
    index('mails_to').on(table.to, table.sentAt),
    index('mails_asked_by').on(table.askedBy, table.sentAt),
    index('mails_asked_from').on(table.askedFrom, table.sentAt),
    index('mails_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
  ],
)

/** The fields of a customer that they may change. */
export type Profile = Omit<Schema<'UpdateUserRequest'>, 'id' | 'email' | 'version' | 'notify'>

/** Customers by the subject of their token. `profile` holds the fields that the customer may change, sealed for this row. */
export const users = pgTable(
  'users',
  {
    subject: text('subject').primaryKey(),
    profile: jsonb('profile').$type<Sealed<Profile>>().notNull(),
    savedAt: savedAt(),
  },
  (table) => [index('users_clear').on(table.subject).where(isClear(table.profile))],
)

/** Changes of a customer's details that came with a key, so that a late repetition does not set them back. */
export const userUpdates = pgTable('user_updates', {
  id: uuid('id').primaryKey(),
  owner: text('owner').notNull(),
  bodyHash: text('body_hash').notNull(),
  savedAt: savedAt(),
})

/** Beneficiaries on file, in the order of `place`. */
export const beneficiaries = pgTable(
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
)

export const secondPolicyHolders = pgTable(
  'second_policy_holders',
  {
    owner: text('owner').primaryKey(),
    /** Sealed for this row. */
    holder: jsonb('holder').$type<Sealed<Schema<'PolicyHolder'>>>().notNull(),
  },
  (table) => [index('second_policy_holders_clear').on(table.owner).where(isClear(table.holder))],
)

export type DraftContent = Pick<Schema<'DraftRequest'>, 'version' | 'attempt' | 'answers'>

/**
 * Drafts stored with an account, a row for each revision. Deleting one clears its data but not its key, hash and
 * answer, so that a late repetition does not restore it.
 */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    owner: text('owner').notNull(),
    flow: text('flow').$type<Schema<'FlowName'>>().notNull(),
    rev: integer('rev').notNull(),
    trackingId: uuid('tracking_id'),
    bodyHash: text('body_hash').notNull(),
    answer: json('answer').$type<Schema<'KeepDraftAnswer'>>().notNull(),
    /** Version, attempt and answers as they were sent, sealed for this row; null once deleted. */
    content: json('content').$type<DraftContent | string>(),
    savedAt: savedAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('drafts_tracking').on(table.owner, table.trackingId),
    index('drafts_latest').on(table.owner, table.flow, table.rev),
  ],
)
