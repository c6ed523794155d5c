import { type AdvanceServices, INSURERS_EVERY_MS } from '../../services/advanceDue.ts'
import type { Job } from '../../services/startJob.ts'
import { advanceClaims } from './advanceClaims.ts'

/** Moves the claims that are due, as their insurers would. */
export const claimJob = (services: AdvanceServices): Job => ({
  everyMs: INSURERS_EVERY_MS,
  run: () => advanceClaims(services),
})
