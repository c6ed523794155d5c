import { addBusinessDays } from '@coverkit/core/calendar'
import { CLAIM_STAGES, type ClaimStage } from '@coverkit/core/claims'

/** Business days until the sandbox's insurers come to a stage; a real one takes its own, within the limits of the Code. */
const DAYS_BEFORE: Readonly<Partial<Record<ClaimStage, number>>> = {
  acknowledged: 1,
  reviewed: 5,
  decided: 15,
  paid: 3,
}

/** The stage after this one; null after the last. */
export const stageAfter = (stage: ClaimStage): ClaimStage | null =>
  CLAIM_STAGES[CLAIM_STAGES.indexOf(stage) + 1] ?? null

/** When an insurer comes to the stage after this one, from a day of Sydney; null after the last. */
export function dueAfter(stage: ClaimStage, day: string): Date | null {
  const days = DAYS_BEFORE[stageAfter(stage) ?? 'lodged']
  return days === undefined ? null : new Date(`${addBusinessDays(day, days)}T00:00:00Z`)
}
