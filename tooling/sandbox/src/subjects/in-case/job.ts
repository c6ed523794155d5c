import type { AdvanceServices } from '../../services/advanceDue.ts'
import type { Job } from '../../services/startJob.ts'
import { remindOfEnd } from './remindOfEnd.ts'

const HOUR_MS = 3_600_000

/** Reminds customers that their trusted person's link is about to end, now and every hour. */
export const inCaseJob = (services: AdvanceServices): Job => ({
  everyMs: HOUR_MS,
  atOnce: true,
  run: () => remindOfEnd(services),
})
