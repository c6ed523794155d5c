import { createApiClient } from '@coverkit/api-client'
import { type Policy, policyFromSaved } from '@coverkit/core/policies'
import { expect, it } from 'vitest'
import { exampleWholePolicy } from '../testing/examplePolicies.ts'
import { loadPolicyLimits } from './policyLimits.ts'

const covers = [{ kind: 'life', sumInsured: 1, originalSum: 1, earlierIncreases: 7, highestSum: 9 }] as const
const lastRequest = {
  id: '5a0e6f0b-1c57-4d8f-9d55-0c8f6a3f2e41',
  requestedOn: '2026-11-20',
  event: 'marriage',
  eventDate: '2026-11-02',
  cover: 'life',
  increase: 50_000,
  newAmount: null,
  earlierAmount: null,
  files: [],
} as const

/** Two policies with the same product and sums; only `p-2` was increased. */
const policyOf = (id: string) => policyFromSaved(exampleWholePolicy({ id, product_Code: 'NEO-01' }))

function clientOf(policyIdOf: (asked: string) => string = (asked) => asked, status = 200) {
  const queries: object[] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch({ url }) {
      const query = Object.fromEntries(new URL(url).searchParams)
      queries.push(query)
      const isIncreased = query.PolicyId === 'p-2'
      const answer = {
        successful: true,
        productCode: 'NEO-01',
        policyId: policyIdOf(query.PolicyId ?? ''),
        cover: 'life',
        eligible: !isIncreased,
        reasons: isIncreased ? ['increased-lately'] : [],
        nextIncreaseOn: isIncreased ? '2027-11-20' : null,
        lastRequest: isIncreased ? lastRequest : null,
        maximums: [],
        covers,
      }
      return Response.json(answer, { status })
    },
  })
  return { queries, load: (policy: Policy) => loadPolicyLimits(client, policy) }
}

it('loads the limits of each of two policies that are alike, by one request', async () => {
  const { load, queries } = clientOf()
  expect(await load(policyOf('p-1'))).toEqual({
    ok: true,
    value: { reasons: [], nextIncreaseOn: null, lastRequest: null, covers },
  })
  expect(await load(policyOf('p-2'))).toEqual({
    ok: true,
    value: { reasons: ['increased-lately'], nextIncreaseOn: '2027-11-20', lastRequest, covers },
  })
  const alike = { ProductCode: 'NEO-01', SumInsured: '1200000' }
  expect(queries).toEqual([
    { ...alike, PolicyId: 'p-1' },
    { ...alike, PolicyId: 'p-2' },
  ])
})

it('has nothing to add, and sends nothing, for a policy without covers', async () => {
  const { load, queries } = clientOf()
  expect(await load({ ...policyOf('p-1'), covers: [] })).toMatchObject({
    value: { reasons: ['nothing-left'], covers: [] },
  })
  expect(queries).toEqual([])
})

it('fails if the answer is of another policy', async () => {
  const { load } = clientOf(() => 'p-1')
  expect(await load(policyOf('p-2'))).toEqual({ ok: false, error: { kind: 'unreadable' } })
})

it('fails if the request does', async () => {
  const { load } = clientOf(undefined, 501)
  expect(await load(policyOf('p-2'))).toMatchObject({ ok: false, error: { kind: 'server' } })
})
