import type { Schema } from '../../document/Schema.ts'

const CONSENT_DAYS = 42
const DAY_MS = 86_400_000

/** Returns the end of consent to offers, six weeks after the save; null without consent. */
export const consentEnd = ({ accepted }: Schema<'Consent'>, savedAt: Date): Date | null =>
  accepted ? new Date(savedAt.getTime() + CONSENT_DAYS * DAY_MS) : null
