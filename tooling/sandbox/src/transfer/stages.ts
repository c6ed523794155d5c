import { addBusinessDays } from '@coverkit/core/calendar'
import { comparableNumber } from '@coverkit/core/transfer'
import type { Schema } from '../document/Schema.ts'

export type Stage = Schema<'TransferStage'>

/** Business days that a stage takes in the sandbox; a real insurer takes its own. */
const DAYS_AT: Readonly<Partial<Record<Stage, number>>> = { sent: 2, 'with-insurer': 18 }
/** From the letter until the policy is transferred. */
const DAYS_IN_ALL = 20

/** Numbers that the sandbox's insurers do not find, so that every stage can be seen. */
const NOT_FOUND = /01$/

/** The stage after this one; null after the last, and where the customer has to do something first. */
export function stageAfter(stage: Stage, policyNumber: string | null): Stage | null {
  if (stage === 'sent')
    return policyNumber !== null && NOT_FOUND.test(comparableNumber(policyNumber))
      ? 'needs-you'
      : 'with-insurer'
  return stage === 'with-insurer' ? 'transferred' : null
}

/** When a stage that began on a day of Sydney ends by itself; null for never. */
export function dueAfter(stage: Stage, day: string): Date | null {
  const days = DAYS_AT[stage]
  return days === undefined ? null : new Date(`${addBusinessDays(day, days)}T00:00:00Z`)
}

/** By when a policy is expected to be transferred whose letter was sent on a day of Sydney. */
export const expectedAfter = (day: string): string => addBusinessDays(day, DAYS_IN_ALL)
