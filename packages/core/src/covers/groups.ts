import { blankCriticalIllness, type CriticalIllnessCover } from './critical-illness/criticalIllnessCover.ts'
import {
  blankIncomeProtection,
  type IncomeProtectionCover,
} from './income-protection/incomeProtectionCover.ts'
import type { CoverKind } from './kinds.ts'
import { blankLife, type LifeCover } from './life/lifeCover.ts'
import { blankTpd, type TpdCover } from './tpd/tpdCover.ts'

/** The answers to the questions about each cover, a part of a quote each. */
export interface CoverGroups {
  readonly lifeCover: LifeCover
  readonly tpdCover: TpdCover
  readonly criticalIllnessCover: CriticalIllnessCover
  readonly incomeProtectionCover: IncomeProtectionCover
}

/** The name of a cover's part of a quote. */
export type CoverGroup = `${CoverKind}Cover`

/** The answers to the questions about one cover. */
export type TermsOf<Kind extends CoverKind> = CoverGroups[`${Kind}Cover`]

/**
 * The covers of a quote in which nothing is answered: owners outside super, links standalone, any occupation, 70 % income
 * replacement after 60 days for 5 years.
 */
export function blankCovers(): CoverGroups {
  return {
    lifeCover: blankLife(),
    tpdCover: blankTpd(),
    criticalIllnessCover: blankCriticalIllness(),
    incomeProtectionCover: blankIncomeProtection(),
  }
}

/** Which covers are asked for, and whether super pays. */
export interface Covers {
  /** A text as on the wire; null while not asked. */
  readonly payThroughSuper: 'true' | 'false' | null
  /** In canonical order. */
  readonly selectedCovers: CoverKind[]
}

/** The covers of a quote. */
export interface CoveredQuote extends CoverGroups {
  readonly covers: Covers
}
