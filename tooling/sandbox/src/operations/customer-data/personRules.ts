import { desc } from 'drizzle-orm'
import { accountClosings, detailNotices } from '../../database/accountTables.ts'
import { mailedComparisons } from '../../database/comparisonTables.ts'
import { identityChecks } from '../../database/identityCheckTables.ts'
import { identityUsers, tokenFamilies } from '../../database/identityTables.ts'
import { resumes } from '../../database/resumeTables.ts'
import {
  appointments,
  beneficiaries,
  contactRequests,
  mails,
  secondPolicyHolders,
  users,
  userUpdates,
} from '../../database/schema.ts'
import { openJson } from '../../sealing/sealedJson.ts'
import {
  answered,
  content,
  delivery,
  fingerprint,
  internalId,
  owner,
  secret,
  shown,
} from './columnReasons.ts'
import { type ColumnRule, exportOf } from './ExportRule.ts'

const secretText: ColumnRule = {
  leftOut: 'What our emails say. They’re in your inbox, and some have links or codes that let someone in.',
}

/** Who a customer is, whom they named, and what was written between them and us. */
export const personRules = {
  users: exportOf({
    title: 'Your details',
    columns: { subject: owner, profile: content, savedAt: shown('On record since') },
    read: (queries, { where, limit, offset }) =>
      queries.select().from(users).where(where).limit(limit).offset(offset),
    open: (sealing, row) => ({ profile: openJson(sealing, 'profile', row.subject, row.profile) }),
  }),
  identityUsers: exportOf({
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
      signUpFrom: shown('IP address you signed up from'),
      isContested: shown('Someone else tried to sign up with your email'),
      createdAt: shown('When you signed up'),
      modifiedAt: shown('Last change'),
    },
    read: (queries, { where, limit, offset }) =>
      queries.select().from(identityUsers).where(where).limit(limit).offset(offset),
    open: (sealing, row) => ({ attributes: openJson(sealing, 'log-in attributes', row.sub, row.attributes) }),
  }),
  tokenFamilies: exportOf({
    title: 'Where you’ve logged in',
    columns: {
      id: internalId,
      sub: owner,
      signedInAt: shown('When you logged in'),
      endsAt: shown('When it ends'),
      revokedAt: shown('When it ended early'),
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(tokenFamilies)
        .where(where)
        .orderBy(desc(tokenFamilies.signedInAt), tokenFamilies.id)
        .limit(limit)
        .offset(offset),
  }),
  detailNotices: exportOf({
    title: 'Insurers you asked us to tell about new details',
    columns: {
      id: internalId,
      owner,
      policy: shown('Policy'),
      fields: shown('What changed'),
      savedAt: shown('When'),
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(detailNotices)
        .where(where)
        .orderBy(desc(detailNotices.savedAt), detailNotices.id)
        .limit(limit)
        .offset(offset),
  }),
  accountClosings: exportOf({
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
    read: (queries, { where, limit, offset }) =>
      queries.select().from(accountClosings).where(where).limit(limit).offset(offset),
  }),
  userUpdates: exportOf({
    title: 'When you changed your details',
    columns: { id: internalId, owner, bodyHash: fingerprint, savedAt: shown('When') },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(userUpdates)
        .where(where)
        .orderBy(desc(userUpdates.savedAt), userUpdates.id)
        .limit(limit)
        .offset(offset),
  }),
  beneficiaries: exportOf({
    title: 'Your beneficiaries',
    columns: { id: internalId, owner, place: shown('Place in your list'), contact: content },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(beneficiaries)
        .where(where)
        .orderBy(beneficiaries.place, beneficiaries.id)
        .limit(limit)
        .offset(offset),
    open: (sealing, row) => ({ contact: openJson(sealing, 'beneficiary', row.id, row.contact) }),
  }),
  secondPolicyHolders: exportOf({
    title: 'What you told us about a second policy holder',
    columns: { owner, holder: content },
    read: (queries, { where, limit, offset }) =>
      queries.select().from(secondPolicyHolders).where(where).limit(limit).offset(offset),
    open: (sealing, row) => ({ holder: openJson(sealing, 'second policy holder', row.owner, row.holder) }),
  }),
  contactRequests: exportOf({
    title: 'Messages sent with your email address',
    columns: {
      id: shown('Number'),
      body: content,
      emailHash: fingerprint,
      savedAt: shown('When we got it'),
      consentEndsAt: shown('When your consent to offers ends'),
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(contactRequests)
        .where(where)
        .orderBy(desc(contactRequests.savedAt), contactRequests.id)
        .limit(limit)
        .offset(offset),
    open: (sealing, row) => ({ body: openJson(sealing, 'contact request', row.id, row.body) }),
  }),
  appointments: exportOf({
    title: 'Appointments requested with your email address',
    columns: {
      id: shown('Number'),
      body: content,
      emailHash: fingerprint,
      savedAt: shown('When we got it'),
      consentEndsAt: shown('When your consent to offers ends'),
      lastSlotAt: shown('The latest appointment time you asked for'),
      sealedAnswers: {
        leftOut:
          'Health answers sent along with an appointment. Anyone can type an email address into that form, so we only show them to you in person.',
      },
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(appointments)
        .where(where)
        .orderBy(desc(appointments.savedAt), appointments.id)
        .limit(limit)
        .offset(offset),
    open: (sealing, row) => ({ body: openJson(sealing, 'appointment request', row.id, row.body) }),
  }),
  mailedComparisons: exportOf({
    title: 'Comparisons we emailed you a link to',
    columns: {
      tokenHash: secret,
      trackingId: internalId,
      bodyHash: fingerprint,
      answer: answered,
      content,
      emailHash: fingerprint,
      savedAt: shown('When we got it'),
      expiresAt: shown('When we delete it'),
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(mailedComparisons)
        .where(where)
        .orderBy(desc(mailedComparisons.savedAt), mailedComparisons.tokenHash)
        .limit(limit)
        .offset(offset),
    open: (sealing, row) => ({
      content: row.content && openJson(sealing, 'mailed comparison', row.tokenHash, row.content),
    }),
  }),
  resumes: exportOf({
    title: 'Answers we emailed you a link to',
    columns: {
      tokenHash: secret,
      trackingId: internalId,
      bodyHash: fingerprint,
      answer: answered,
      content,
      emailHash: fingerprint,
      codeHash: secret,
      codeEndsAt: secret,
      codeTries: secret,
      codesSent: secret,
      openedBy: internalId,
      savedAt: shown('When we got it'),
      expiresAt: shown('When we delete it'),
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(resumes)
        .where(where)
        .orderBy(desc(resumes.savedAt), resumes.tokenHash)
        .limit(limit)
        .offset(offset),
    open: (sealing, row) => ({
      content: row.content && openJson(sealing, 'resume', row.tokenHash, row.content),
    }),
  }),
  identityChecks: exportOf({
    title: 'Your identity check',
    columns: {
      id: internalId,
      owner,
      signature: internalId,
      state: shown('Result'),
      matched: shown('Documents that matched'),
      mismatches: shown('What didn’t match the last time'),
      tries: shown('Tries'),
      personHash: fingerprint,
      requestId: internalId,
      authorisedAt: shown('When you consented'),
      consent: shown('The text you consented to'),
      updatedAt: shown('Last change'),
    },
    read: (queries, { where, limit, offset }) =>
      queries.select().from(identityChecks).where(where).limit(limit).offset(offset),
  }),
  mails: exportOf({
    title: 'Emails we sent you',
    columns: {
      id: internalId,
      to: shown('To'),
      subject: shown('Subject'),
      text: secretText,
      html: secretText,
      askedBy: internalId,
      askedFrom: shown('IP address you asked from'),
      sentAt: shown('When'),
      handedOnAt: delivery,
      sealedBody: secretText,
      attempts: delivery,
      nextAttemptAt: delivery,
      setAsideAt: delivery,
      lastFailure: delivery,
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(mails)
        .where(where)
        .orderBy(desc(mails.sentAt), mails.id)
        .limit(limit)
        .offset(offset),
  }),
}
