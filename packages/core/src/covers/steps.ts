import type { CoverKind } from './kinds.ts'

/** The details step of each cover. */
export const COVER_STEPS = {
  life: 'life-cover',
  tpd: 'tpd-cover',
  criticalIllness: 'critical-illness-cover',
  incomeProtection: 'income-protection-cover',
} as const satisfies Readonly<Record<CoverKind, string>>

/** The details step of a cover. */
export type CoverStep = (typeof COVER_STEPS)[CoverKind]
