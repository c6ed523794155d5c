import { type AdvanceServices, INSURERS_EVERY_MS } from '../../services/advanceDue.ts'
import type { Job } from '../../services/startJob.ts'
import { advanceTransfers } from './advanceTransfers.ts'

/** Moves the transfers that are due, as their insurers would. */
export const transferJob = (services: AdvanceServices): Job => ({
  everyMs: INSURERS_EVERY_MS,
  run: () => advanceTransfers(services),
})
