import type { Services } from '../../services/Services.ts'
import type { Job } from '../../services/startJob.ts'
import { purgeExpired } from './purgeExpired.ts'
import { countMissingFiles, sweepFiles } from './sweepFiles.ts'
import { type Growth, storedBytes, watchGrowth } from './watchGrowth.ts'

const EVERY_MS = 3_600_000
/** The runs after which rows without a file are counted again: once a day. */
const RUNS_A_DAY = 24

type RetentionServices = Pick<Services, 'database' | 'sealing' | 'files' | 'now'>

/**
 * Deletes expired data, and files that no row names any more, now and every hour. Says at start and once a day how
 * many rows name a file that is not there, and once a day that what is stored grew by `growthAlertMb` in 24 hours.
 */
export function retentionJob(services: RetentionServices, growthAlertMb?: number): Job {
  const growthOf = watchGrowth(growthAlertMb)
  let runs = 0
  return {
    everyMs: EVERY_MS,
    atOnce: true,
    run: async () => {
      const { queries } = services.database
      const countsMissing = runs++ % RUNS_A_DAY === 0
      await purgeExpired(queries, services.now())
      await sweep(services, countsMissing)
      report(growthOf(await storedBytes(queries), services.now()))
    },
  }
}

function report(growth: Growth | null): void {
  if (growth) console.error(JSON.stringify({ alert: 'storage-growth', hours: 24, ...growth }))
}

/** Names tables and numbers only: a key says nothing, and nothing else of a file is logged. */
async function sweep({ database, sealing, files }: RetentionServices, countsMissing: boolean): Promise<void> {
  const { queries } = database
  const { foreign } = await sweepFiles({ queries, sealing, files })
  if (foreign > 0) console.error(JSON.stringify({ alert: 'foreign-files', count: foreign }))
  if (!countsMissing) return
  for (const [table, count] of await countMissingFiles({ queries, files }))
    console.error(JSON.stringify({ alert: 'missing-files', table, count }))
}
