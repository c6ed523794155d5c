import { addBusinessDays } from '../calendar/addBusinessDays.ts'
import { addMonths } from '../calendar/addMonths.ts'
import { addDays } from '../fields/localDate.ts'
import { CLAIM_LIMITS, type ClaimProgress, claimTimeline, stageOfClaim } from './claimTimeline.ts'
import type { ClaimStage } from './types.ts'

/** The next steps that a claim can have. */
export const CLAIM_NEXT_STEPS = [
  'acknowledge',
  'review',
  'decide',
  'sendDocuments',
  'giveBankDetails',
  'pay',
  'nextPayment',
  'answerComplaint',
  'none',
] as const
/**
 * The next step of a claim. `sendDocuments` and `giveBankDetails` wait for the customer; `answerComplaint` follows
 * a declined claim, due on the last day that the insurer has for a complaint made today; `nextPayment` follows the
 * first of an income.
 */
export type ClaimNextStep = (typeof CLAIM_NEXT_STEPS)[number]

/** The next step of a claim, who takes it, and by which day. */
export interface ClaimNext {
  readonly step: ClaimNextStep
  readonly actor: 'you' | 'insurer' | null
  /** `YYYY-MM-DD`; null where nothing is to come. */
  readonly by: string | null
}

/** Facts that decide whether a claim waits for the customer. */
export interface ClaimWaiting {
  /** The day of the latest request for papers that are not here; null where there is none. */
  readonly requestedOn: string | null
  readonly hasBankDetails: boolean
}

const STEPS = {
  lodged: ['acknowledge', 'acknowledged'],
  acknowledged: ['review', 'reviewed'],
  reviewed: ['decide', 'decided'],
} as const satisfies Partial<Record<ClaimStage, readonly [ClaimNextStep, ClaimStage]>>

/** Income is paid a month at a time, from the first payment. */
function nextMonthly(first: string, today: string): string {
  for (let months = 1; ; months++) {
    const day = addMonths(first, months)
    if (day >= today) return day
  }
}

/** Returns the next step of a claim on `today` (`YYYY-MM-DD`), who takes it, and by when. */
export function nextOfClaim(
  progress: ClaimProgress,
  { requestedOn, hasBankDetails }: ClaimWaiting,
  today: string,
): ClaimNext {
  const due = (stage: ClaimStage) =>
    claimTimeline(progress).find((entry) => entry.stage === stage)?.dueOn ?? null
  const { days, outcome, type } = progress
  const stage = stageOfClaim(progress)
  if (outcome === 'declined')
    return { step: 'answerComplaint', actor: 'insurer', by: addDays(today, CLAIM_LIMITS.complaintDays) }
  if (stage === 'paid')
    return type === 'incomeProtection'
      ? { step: 'nextPayment', actor: 'insurer', by: nextMonthly(days.paid ?? today, today) }
      : { step: 'none', actor: null, by: null }
  if (requestedOn !== null)
    return {
      step: 'sendDocuments',
      actor: 'you',
      by: addBusinessDays(requestedOn, CLAIM_LIMITS.updateBusinessDays),
    }
  if (stage === 'decided')
    return hasBankDetails
      ? { step: 'pay', actor: 'insurer', by: due('paid') }
      : { step: 'giveBankDetails', actor: 'you', by: due('paid') }
  const [step, comes] = STEPS[stage]
  return { step, actor: 'insurer', by: due(comes) }
}
