import { addBusinessDays } from '@coverkit/core/calendar'
import { comparableNumber } from '@coverkit/core/transfer'
import type { Schema } from '../../document/Schema.ts'

export type Stage = Schema<'TransferStage'>

/** Business days of a stage in the sandbox; a real insurer's differ. */
const DAYS_AT: Readonly<Partial<Record<Stage, number>>> = { sent: 2, 'with-insurer': 18 }
/** Business days from the letter until the policy is transferred. */
const DAYS_IN_ALL = 20

/** Numbers that the sandbox's insurers do not find, so that every stage can be tested. */
const NOT_FOUND = /01$/

/** Returns the next stage; null after the last, and if the customer has to act first. */
export function stageAfter(stage: Stage, policyNumber: string | null): Stage | null {
  if (stage === 'sent')
    return policyNumber !== null && NOT_FOUND.test(comparableNumber(policyNumber))
      ? 'needs-you'
      : 'with-insurer'
  return stage === 'with-insurer' ? 'transferred' : null
}

/** Returns the end of a stage that began on a day of Sydney; null if only a request ends it. */
export function dueAfter(stage: Stage, day: string): Date | null {
  const days = DAYS_AT[stage]
  return days === undefined ? null : new Date(`${addBusinessDays(day, days)}T00:00:00Z`)
}

/** Returns the expected day of transfer for a letter sent on a day of Sydney. */
export const expectedAfter = (day: string): string => addBusinessDays(day, DAYS_IN_ALL)
