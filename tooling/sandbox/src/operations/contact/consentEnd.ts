import type { Schema } from '../../document/Schema.ts'

const CONSENT_DAYS = 42
const DAY_MS = 86_400_000

/** Consent to offers is voluntary and lapses after six weeks; without it only the request itself may be answered. */
export const consentEnd = ({ accepted }: Schema<'Consent'>, savedAt: Date): Date | null =>
  accepted ? new Date(savedAt.getTime() + CONSENT_DAYS * DAY_MS) : null
