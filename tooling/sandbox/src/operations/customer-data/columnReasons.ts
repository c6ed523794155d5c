import type { ColumnRule } from './ExportRule.ts'

export const shown = (label: string): ColumnRule => ({ label })
/** What names inside it say enough about. */
export const content: ColumnRule = { label: '' }
/** Too long to be read. */
export const inJsonOnly = (label: string): ColumnRule => ({ label, inJsonOnly: true })

export const owner: ColumnRule = {
  leftOut: 'It only says the record is yours. The export already says that.',
}
export const internalId: ColumnRule = {
  leftOut: 'A number that connects records. It says nothing about you.',
}
export const fingerprint: ColumnRule = {
  leftOut: 'A fingerprint that shows us when we get the same message twice. It says nothing about you.',
}
export const answered: ColumnRule = {
  leftOut: 'Our confirmation that it arrived, with the time and its number.',
}
export const secret: ColumnRule = {
  leftOut: 'It checks a password, a code or a link. Anyone who had it could try to get in.',
}
export const delivery: ColumnRule = {
  leftOut: 'How we delivered a message to you: how often we tried, and when.',
}

/** Of what is saved a version at a time, until it is submitted. */
export const revisionColumns = {
  id: shown('Number of this version'),
  trackingId: internalId,
  clientId: internalId,
  draft: internalId,
  draftKey: internalId,
  rev: shown('Version'),
  owner,
  bodyHash: fingerprint,
  status: shown('Status'),
  reference: shown('Reference'),
  secretHash: fingerprint,
  sealedBody: content,
  savedAt: shown('When we got it'),
}
