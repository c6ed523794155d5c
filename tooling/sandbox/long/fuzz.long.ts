import { seed } from '@coverkit/seed'
import { describe, expect, test } from 'vitest'
import { ENGINES } from '../src/testing/engines.ts'
import { runFuzz } from '../src/testing/fuzz/runFuzz.ts'
import { startFuzzed } from '../src/testing/fuzz/startFuzzed.ts'

const RUNS = Number(process.env.FUZZ_RUNS ?? 100_000)
/** Each batch has its own seed, and can be repeated alone: SEED=… FUZZ_RUNS=1000. */
const BATCH = 1_000

describe.each(ENGINES)('whatever is sent, on %s', (engine) => {
  test(`${RUNS} requests`, async () => {
    const api = await startFuzzed(engine)
    const totals: Record<string, number> = {}
    for (let batch = 0; batch * BATCH < RUNS; batch++) {
      const { seed: of, statuses, failures } = await runFuzz(api.url, seed + batch, BATCH)
      expect({ seed: of, failures }).toEqual({ seed: of, failures: [] })
      for (const [status, count] of Object.entries(statuses)) totals[status] = (totals[status] ?? 0) + count
    }
    console.info(`${engine} SEED=${seed}`, JSON.stringify(totals))
    await api.close()
  })
})
