import type { Job } from '../../services/startJob.ts'
import { closeDueAccounts } from './closeDueAccounts.ts'

const HOUR_MS = 3_600_000

/** Closes the accounts whose seven days are over, now and every hour. */
export const closingJob = (services: Parameters<typeof closeDueAccounts>[0]): Job => ({
  everyMs: HOUR_MS,
  atOnce: true,
  run: () => closeDueAccounts(services),
})
