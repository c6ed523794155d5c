import { desc, isNull, sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { removed } from '../../database/closingRule.ts'
import { declareTable } from '../../database/declareTable.ts'
import { content, fingerprint, owner, shown } from '../../database/exportedColumns.ts'
import { anyOf, byEmailHash, byOwner } from '../../database/ownRows.ts'
import { DAY_MS, setNull } from '../../database/retentionRule.ts'
import { savedAt } from '../../database/savedAt.ts'
import { openJson, type Sealed } from '../../sealing/sealedJson.ts'

/** Consent to offers lapses by law. Null: no consent was given, and only the request itself may be answered. */
const consentEndsAt = () => timestamp('consent_ends_at', { withTimezone: true })

/** The subject of the customer who was logged in; null for a visitor. */
const sender = () => text('owner')

export const contactRequests = declareTable(
  pgTable('contact_requests', {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Sealed for this row. */
    body: jsonb('body').$type<Sealed<object>>().notNull(),
    /** A keyed hash of the address in the body. */
    emailHash: text('email_hash'),
    owner: sender(),
    savedAt: savedAt(),
    consentEndsAt: consentEndsAt(),
    /** True for a request that is answered before others. */
    isUrgent: boolean('is_urgent').notNull().default(false),
  }),
  (table) => ({
    rows: anyOf(byOwner(table.owner), byEmailHash(table.emailHash, table.savedAt)),
    retention: [
      {
        since: table.consentEndsAt,
        afterMs: 0,
        description: 'deleted when consent to offers ends (42 days)',
      },
      {
        since: table.savedAt,
        afterMs: 30 * DAY_MS,
        where: isNull(table.consentEndsAt),
        description: 'without consent: deleted after 30 days, by when the request is answered',
      },
    ],
    exported: {
      chapter: 'messages',
      title: 'Messages sent with your email address',
      columns: {
        id: shown('Number'),
        body: content,
        emailHash: fingerprint,
        owner,
        savedAt: shown('When we got it'),
        consentEndsAt: shown('When your consent to offers ends'),
        isUrgent: shown('We answer it before others'),
      },
      order: [desc(table.savedAt), table.id],
      open: (sealing, row) => ({ body: openJson(sealing, 'contact request', row.id, row.body) }),
    },
    closing: removed,
  }),
)

export const appointments = declareTable(
  pgTable('appointments', {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Sealed for this row. */
    body: jsonb('body').$type<Sealed<object>>().notNull(),
    /** A keyed hash of the address in the body. */
    emailHash: text('email_hash'),
    owner: sender(),
    savedAt: savedAt(),
    consentEndsAt: consentEndsAt(),
    /** The latest of the requested times. */
    lastSlotAt: timestamp('last_slot_at', { withTimezone: true }),
    /** The answers about health that the customer sent along, sealed for this row; null after the call. */
    sealedAnswers: text('sealed_answers'),
  }),
  (table) => ({
    rows: anyOf(byOwner(table.owner), byEmailHash(table.emailHash, table.savedAt)),
    retention: [
      {
        since: table.lastSlotAt,
        afterMs: DAY_MS,
        clear: setNull(table.sealedAnswers),
        description: 'answers that were sent along go a day after the last time asked for',
      },
      {
        since: sql`greatest(${table.lastSlotAt}, ${table.consentEndsAt})`,
        afterMs: DAY_MS,
        description: 'deleted a day after the last time asked for and the end of consent to offers',
      },
      {
        since: table.savedAt,
        afterMs: 62 * DAY_MS,
        description: 'at the latest 62 days after it was asked for; no time is further ahead than 60',
      },
    ],
    exported: {
      chapter: 'messages',
      title: 'Appointments requested with your email address',
      columns: {
        id: shown('Number'),
        body: content,
        emailHash: fingerprint,
        owner,
        savedAt: shown('When we got it'),
        consentEndsAt: shown('When your consent to offers ends'),
        lastSlotAt: shown('The latest appointment time you asked for'),
        sealedAnswers: {
          leftOut:
            'Health answers sent along with an appointment. Anyone can type an email address into that form, so we only show them to you in person.',
        },
      },
      order: [desc(table.savedAt), table.id],
      open: (sealing, row) => ({ body: openJson(sealing, 'appointment request', row.id, row.body) }),
    },
    closing: removed,
  }),
)

export const contactTables = { contactRequests, appointments }
