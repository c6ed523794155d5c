import { formatDate } from '@coverkit/core'

interface LegalVersion {
  readonly version: number
  /** The day from which it is in force, `YYYY-MM-DD`: the day on which its text last changed. */
  readonly from: string
}

/** The versions of the pages that the law dates. A text that changes without a new version fails `legalVersions.test.ts`. */
export const LEGAL_VERSIONS = {
  privacy: { version: 7, from: '2026-12-02' },
  guide: { version: 2, from: '2026-11-26' },
  terms: { version: 2, from: '2026-11-26' },
} satisfies Record<string, LegalVersion>

export const inForce = ({ version, from }: LegalVersion): string =>
  `Version ${version}, in force from ${formatDate(from)}.`
