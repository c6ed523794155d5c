import { addBusinessDays } from '../calendar/addBusinessDays.ts'
import { addMonths } from '../calendar/addMonths.ts'
import type { WaitingPeriod } from '../covers/income-protection/incomeProtectionCover.ts'
import { addDays } from '../fields/localDate.ts'
import { CLAIM_STAGES, type ClaimOutcome, type ClaimStage, type ClaimType } from './types.ts'

/**
 * How long each stage may take: the limits of the Life Insurance Code of Practice, which binds insurers. Two are samples:
 * policies have their own qualifying period for TPD, and the Code has none for a payment.
 */
export const CLAIM_LIMITS = {
  acknowledgedBusinessDays: 2,
  reviewedBusinessDays: 10,
  decidedMonths: { income: 2, lumpSum: 6 },
  /** A SAMPLE of what insurers promise. */
  paidBusinessDays: 10,
  /** An insurer sends an update at least this often. */
  updateBusinessDays: 20,
  complaintDays: 30,
  /** A SAMPLE; three or six months in most policies. */
  tpdQualifyingDays: 90,
} as const

/** How far a claim is. Days are `YYYY-MM-DD` in Sydney. */
export interface ClaimProgress {
  readonly type: ClaimType
  /** The days of the stages that it has come to; `lodged` always. */
  readonly days: Readonly<Partial<Record<ClaimStage, string>>> & { readonly lodged: string }
  readonly outcome: ClaimOutcome | null
  /** The last day of the waiting period; null where there is none, or it is not known. */
  readonly waitingEndsOn: string | null
}

/** A stage of a claim: done on a day, due by one, or never to come. */
export interface ClaimTimelineEntry {
  readonly stage: ClaimStage
  readonly doneOn: string | null
  readonly dueOn: string | null
}

/**
 * Returns the last day of a TPD claim's qualifying period or an income claim's waiting period, counted from the
 * day the person stopped work. Null for other claims, and where the policy's waiting period is not known.
 */
export function waitingEndsOn(
  type: ClaimType,
  from: string,
  waitingPeriod: WaitingPeriod | null,
): string | null {
  if (type === 'tpd') return addDays(from, CLAIM_LIMITS.tpdQualifyingDays)
  return type === 'incomeProtection' && waitingPeriod !== null ? addDays(from, Number(waitingPeriod)) : null
}

const later = (one: string, other: string | null) => (other !== null && other > one ? other : one)

function dueDays({ type, days, outcome, waitingEndsOn: waitingEnds }: ClaimProgress) {
  const { decidedMonths, acknowledgedBusinessDays, reviewedBusinessDays, paidBusinessDays } = CLAIM_LIMITS
  const months = type === 'incomeProtection' ? decidedMonths.income : decidedMonths.lumpSum
  const decided = addMonths(later(days.lodged, waitingEnds), months)
  return {
    lodged: days.lodged,
    acknowledged: addBusinessDays(days.lodged, acknowledgedBusinessDays),
    reviewed: addBusinessDays(days.lodged, reviewedBusinessDays),
    decided,
    paid:
      outcome === 'declined'
        ? null
        : addBusinessDays(later(days.decided ?? decided, waitingEnds), paidBusinessDays),
  } satisfies Record<ClaimStage, string | null>
}

/** Every stage in its order, with the day it was done or the day it is due by. */
export function claimTimeline(progress: ClaimProgress): readonly ClaimTimelineEntry[] {
  const due = dueDays(progress)
  return CLAIM_STAGES.map((stage) => {
    const doneOn = progress.days[stage] ?? null
    return { stage, doneOn, dueOn: doneOn === null ? due[stage] : null }
  })
}

/** The stage that a claim has come to. */
export const stageOfClaim = ({ days }: Pick<ClaimProgress, 'days'>): ClaimStage =>
  CLAIM_STAGES.findLast((stage) => days[stage] !== undefined) ?? 'lodged'

/** Whether nothing more comes of a claim: declined, or a lump sum that is paid. */
export const isClaimOver = ({
  type,
  days,
  outcome,
}: Pick<ClaimProgress, 'type' | 'days' | 'outcome'>): boolean =>
  outcome === 'declined' || (type !== 'incomeProtection' && days.paid !== undefined)
