import type { CoverKind } from '@coverkit/core'

/** An event that covers pay for. */
export type CoveredEvent = 'death' | 'illness' | 'disability'

interface UnderwrittenCover {
  readonly paysFor: CoveredEvent
  /** In the names of its rules. */
  readonly id: string
  /** The sum from which an insurer requests an examination. */
  readonly medical: number
  /** The sum from which it requests proof of income, with what is held elsewhere. */
  readonly financial: number
  readonly words: (limit: string) => string
}

/** The event of each cover, and the sums from which sample rules request more evidence. */
export const UNDERWRITTEN_COVERS: Readonly<Record<CoverKind, UnderwrittenCover>> = {
  life: {
    paysFor: 'death',
    id: 'life',
    medical: 2_500_000,
    financial: 5_000_000,
    words: (limit) => `Life cover of ${limit} or more`,
  },
  tpd: {
    paysFor: 'disability',
    id: 'tpd',
    medical: 2_000_000,
    financial: 4_000_000,
    words: (limit) => `TPD cover of ${limit} or more`,
  },
  criticalIllness: {
    paysFor: 'illness',
    id: 'critical-illness',
    medical: 1_000_000,
    financial: 2_000_000,
    words: (limit) => `Critical illness cover of ${limit} or more`,
  },
  incomeProtection: {
    paysFor: 'disability',
    id: 'income-protection',
    medical: 12_000,
    financial: 20_000,
    words: (limit) => `Income protection of ${limit} a month or more`,
  },
}
