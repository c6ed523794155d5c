import { seed } from '@coverkit/seed'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATION_ENGINE } from '../testing/engines.ts'
import { runFuzz } from '../testing/fuzz/runFuzz.ts'
import { startFuzzed } from '../testing/fuzz/startFuzzed.ts'

/** `fuzz.long.ts` adds ten thousand with random seeds. */
const RUNS = 1_400

let api: Awaited<ReturnType<typeof startFuzzed>>
beforeAll(async () => {
  api = await startFuzzed(OPERATION_ENGINE)
})
afterAll(() => api.close())

describe('whatever is sent, no answer is a failure of ours and each is one that the document declares', () => {
  // Takes over 5 s: it generates each request from the document's schemas, and checks each answer against
  // them.
  test(`${RUNS} requests`, async () => {
    const { failures, statuses } = await runFuzz(api.url, seed, RUNS)
    console.info(`SEED=${seed}`, JSON.stringify(statuses))
    expect({ seed, failures }).toEqual({ seed, failures: [] })
    for (const status of [200, 201, 204, 400, 401, 404, 409, 412, 415, 422])
      expect(statuses).toHaveProperty(String(status))
    expect(statuses[200]).toBeGreaterThan(RUNS / 20)
    expect(statuses[422]).toBeGreaterThan(RUNS / 20)
    expect((await api.get('/healthz')).status).toBe(200)
  }, 600_000)
})
