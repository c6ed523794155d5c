import { addBusinessDays } from '@coverkit/core/calendar'
import { CLAIM_STAGES, type ClaimStage } from '@coverkit/core/claims'

/** Business days until the sandbox's insurers reach a stage; real ones differ, within the limits of the Code. */
const DAYS_BEFORE: Readonly<Partial<Record<ClaimStage, number>>> = {
  acknowledged: 1,
  reviewed: 5,
  decided: 15,
  paid: 3,
}

/** Returns the next stage; null after the last. */
export const stageAfter = (stage: ClaimStage): ClaimStage | null =>
  CLAIM_STAGES[CLAIM_STAGES.indexOf(stage) + 1] ?? null

/** Returns the time of the next stage, counted from a day of Sydney; null after the last. */
export function dueAfter(stage: ClaimStage, day: string): Date | null {
  const days = DAYS_BEFORE[stageAfter(stage) ?? 'lodged']
  return days === undefined ? null : new Date(`${addBusinessDays(day, days)}T00:00:00Z`)
}
