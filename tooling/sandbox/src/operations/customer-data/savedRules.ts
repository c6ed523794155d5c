import { and, desc, isNotNull } from 'drizzle-orm'
import { applications, calculations, drafts, quotes } from '../../database/schema.ts'
import { openJson } from '../../sealing/sealedJson.ts'
import { openBody } from '../applicationRows.ts'
import { openDraft } from '../sealedDraft.ts'
import { answered, content, fingerprint, internalId, owner, revisionColumns, shown } from './columnReasons.ts'
import { exportOf } from './ExportRule.ts'

/** What a customer began or submitted, a record for each revision that still has its answers. */
export const savedRules = {
  applications: exportOf({
    title: 'Applications',
    columns: revisionColumns,
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(applications)
        .where(and(where, isNotNull(applications.sealedBody)))
        .orderBy(desc(applications.savedAt), desc(applications.rev), applications.id)
        .limit(limit)
        .offset(offset),
    open: (sealing, row) => ({ sealedBody: openBody(sealing, row) }),
    revisionOf: ({ sealedBody }) => draftOf(sealedBody),
  }),
  drafts: exportOf({
    title: 'What you’ve started and saved in your account',
    columns: {
      id: internalId,
      owner,
      flow: shown('What it is'),
      rev: shown('Version'),
      trackingId: internalId,
      bodyHash: fingerprint,
      answer: answered,
      content,
      savedAt: shown('When we got it'),
      expiresAt: shown('When we delete it'),
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(drafts)
        .where(and(where, isNotNull(drafts.content)))
        .orderBy(desc(drafts.savedAt), desc(drafts.rev), drafts.id)
        .limit(limit)
        .offset(offset),
    open: (sealing, { id, content: stored }) => ({
      content: stored === null ? null : openDraft(sealing, id, stored),
    }),
    revisionOf: ({ flow }) => String(flow),
  }),
  quotes: exportOf({
    title: 'Quotes',
    columns: {
      id: shown('Number'),
      trackingId: internalId,
      clientId: internalId,
      draft: internalId,
      rev: shown('Version'),
      bodyHash: fingerprint,
      answer: answered,
      body: content,
      offerHash: fingerprint,
      owner,
      savedAt: shown('When we got it'),
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(quotes)
        .where(where)
        .orderBy(desc(quotes.savedAt), desc(quotes.rev), quotes.id)
        .limit(limit)
        .offset(offset),
    open: (sealing, { id, body }) => ({ body: openJson(sealing, 'quote', id, body) }),
    revisionOf: ({ body, id }) => draftOf(body) || String(id),
  }),
  calculations: exportOf({
    title: 'Calculations of how much cover you need',
    columns: {
      id: shown('Number'),
      trackingId: internalId,
      clientId: internalId,
      draft: internalId,
      rev: shown('Version'),
      bodyHash: fingerprint,
      answer: answered,
      body: content,
      emailHash: fingerprint,
      owner,
      mailed: { leftOut: 'We don’t use this any more.' },
      savedAt: shown('When we got it'),
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(calculations)
        .where(where)
        .orderBy(desc(calculations.savedAt), desc(calculations.rev), calculations.id)
        .limit(limit)
        .offset(offset),
    open: (sealing, { id, body }) => ({ body: openJson(sealing, 'calculation', id, body) }),
    revisionOf: ({ body, id }) => draftOf(body) || String(id),
  }),
}

/** The draft that a save names in its body; blank where it names none. */
function draftOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('tracking' in body)) return ''
  const { tracking } = body
  if (typeof tracking !== 'object' || tracking === null || !('draft' in tracking)) return ''
  return String(tracking.draft)
}
