import { compareQuotes, loadRatingTables } from '@coverkit/sandbox/rating'
import autocannon from 'autocannon'
import { coupleRequest } from './coupleRequest.ts'
import { type Figure, median } from './figures.ts'
import { boundOf } from './targets.ts'

const RUNS = 5
const COMPARISONS = 2_000
const SECONDS = 10
const WARM_UP_SECONDS = 3
const REQUESTS_A_SECOND = 200

/** Comparisons of seven insurers a second, in process on one core. Ages vary, so that no result can be reused. */
function engineRate(): number {
  const tables = loadRatingTables()
  const startedAt = performance.now()
  let quoted = 0
  for (let index = 0; index < COMPARISONS; index += 1) {
    const answer = compareQuotes(tables, coupleRequest({ age: 25 + (index % 35) }))
    quoted += answer.insurers.filter(({ status }) => status === 'quoted').length
  }
  const seconds = (performance.now() - startedAt) / 1000
  if (quoted === 0) throw new Error('No insurer quoted.')
  return COMPARISONS / seconds
}

/** The engine in process, and one insurer over HTTP under a steady load. */
export async function measureComparison(apiUrl: string): Promise<readonly Figure[]> {
  engineRate()
  const rate = median(Array.from({ length: RUNS }, engineRate))
  const requested = {
    url: `${apiUrl}/api/v1/quote/compare`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(coupleRequest({ age: 34, supplierCodes: ['ACC'] })),
    connections: 10,
    overallRate: REQUESTS_A_SECOND,
  } as const
  // A backend that has just started compiles its paths on the first requests.
  await autocannon({ ...requested, duration: WARM_UP_SECONDS })
  const load = await autocannon({ ...requested, duration: SECONDS })
  if (load.non2xx > 0 || load.errors > 0) throw new Error(`${load.non2xx + load.errors} requests failed.`)
  return [
    {
      name: '13 Comparisons of seven insurers, in process',
      value: rate,
      unit: 'a second',
      target: boundOf('comparisons'),
      from: `median of ${RUNS} runs`,
    },
    {
      name: `13 One insurer over HTTP at ${REQUESTS_A_SECOND} a second, p99`,
      value: load.latency.p99,
      unit: 'ms',
      target: boundOf('comparisonOverHttp'),
      from: `${load['2xx']} answers, p50 ${load.latency.p50} ms`,
    },
  ]
}
