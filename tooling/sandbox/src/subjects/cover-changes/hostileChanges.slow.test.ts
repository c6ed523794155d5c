import { randomUUID } from 'node:crypto'
import { personalReleases } from '@coverkit/core/questionnaire/personal'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentOperations, exampleBody } from '../../testing/documentOperations.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../../testing/engines.ts'
import { mutated } from '../../testing/fuzz/mutateBody.ts'
import { bearer } from '../../testing/identity.ts'
import { givePolicies, lifePolicy } from '../../testing/policies.ts'

const RUNS = 400
const MOST_MS = 50
const TRIES = 4
const NAMES = ['previewPolicyChange', 'changeCover', 'requestGuaranteedInsurability']

let api: Awaited<ReturnType<typeof startTestSandbox>>
const owner = randomUUID()
let id = ''
const NOW = new Date('2026-11-23T00:00:00Z')
beforeAll(async () => {
  const verifyToken = async (token: string) => ({
    subject: token,
    email: 'robin@example.com',
    authenticatedAt: NOW,
  })
  api = await startTestSandbox(OPERATION_ENGINE, { verifyToken, now: () => NOW })
  ;[id = ''] = await givePolicies(api, { owner }, [lifePolicy()])
})
afterAll(() => api.close())

/** Returns the document's example for the caller's own policy, since the fuzzer's customers have none. */
const ownExample = (name: string): { path: string; example: unknown } => {
  const operation = documentOperations.find((one) => one.id === name)
  if (!operation) throw new Error(name)
  const text = JSON.stringify(exampleBody(operation))
    .replaceAll('p-1001', id)
    .replaceAll('9c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a10', owner)
  return { path: operation.path, example: JSON.parse(text) }
}

describe.each(NAMES)('%s, of a policy that the caller has', (name) => {
  test('takes the example of the document', async () => {
    const { path, example } = ownExample(name)
    expect((await api.post(path, example, bearer(owner))).status).toBe(200)
  })

  test(`answers ${RUNS} mutated bodies as the document declares, and fails at none`, async () => {
    const { path, example } = ownExample(name)
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(mutated(example), async (body) => {
        // The client checks every answer against the document.
        const { status } = await api.post(path, body, bearer(owner))
        statuses.add(status)
        expect([200, 400, 404, 413, 422]).toContain(status)
      }),
      { numRuns: RUNS },
    )
    expect(statuses).toContain(422)
  })
})

test('H1, T24: the most health answers that a body can have hold nothing up', async () => {
  const { path, example } = ownExample('changeCover')
  const answers = Array.from({ length: 4_000 }, (_, index) => [`a.b${index}`, 'yes'])
  const [{ definition, hash }] = personalReleases
  const questionnaire = {
    definition: `${definition.id}|${definition.version}`,
    hash,
    values: Object.fromEntries(answers),
    rows: {},
  }
  const body = { ...(example as object), sum_Insured: 700_000, questionnaire }
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > MOST_MS; tries++) {
    const before = process.threadCpuUsage()
    expect((await api.post(path, body, bearer(owner))).status).toBe(422)
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  expect(least).toBeLessThan(MOST_MS)
})
