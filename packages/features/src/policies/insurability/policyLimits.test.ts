import { createApiClient } from '@coverkit/api-client'
import { policyFromSaved } from '@coverkit/core/policies'
import { expect, it } from 'vitest'
import { exampleWholePolicy } from '../testing/examplePolicies.ts'
import { loadPolicyLimits } from './policyLimits.ts'

const policy = policyFromSaved(exampleWholePolicy({ product_Code: 'NEO-01' }))
const covers = [{ kind: 'life', sumInsured: 1, originalSum: 1, earlierIncreases: 7, highestSum: 9 }] as const

function clientOf(policyIdOf: (sum: string) => string, status = 200) {
  const asked: string[] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch({ url }) {
      const sum = new URL(url).searchParams.get('SumInsured') ?? ''
      asked.push(sum)
      const answer = { successful: true, productCode: 'NEO-01', policyId: policyIdOf(sum), cover: 'life' }
      const rest = {
        eligible: true,
        reasons: [],
        nextIncreaseOn: null,
        lastRequest: null,
        maximums: [],
        covers,
      }
      return Response.json({ ...answer, ...rest }, { status })
    },
  })
  return { client, asked }
}
const load = (client: ReturnType<typeof clientOf>['client']) =>
  loadPolicyLimits(client, { policy, today: '2026-11-23' })

it('asks once where the first sum tells which policy is meant', async () => {
  const { client, asked } = clientOf(() => 'p-2')
  expect(await load(client)).toEqual({
    ok: true,
    value: { reasons: [], nextIncreaseOn: null, lastRequest: null, covers },
  })
  expect(asked).toEqual(['1200000'])
})

it('asks with another sum where the first was of another policy', async () => {
  const { client, asked } = clientOf((sum) => (sum === '200000' ? 'p-2' : 'other'))
  expect(await load(client)).toMatchObject({ value: { covers } })
  expect(asked).toEqual(['1200000', '800000', '200000'])
})

it('goes by the policy itself where no sum tells it from another one', async () => {
  const { client } = clientOf(() => 'other')
  expect(await load(client)).toMatchObject({
    value: {
      reasons: ['age-unknown', 'nothing-left'],
      covers: [{ kind: 'life', sumInsured: 1_200_000, earlierIncreases: 0 }, {}, {}, {}],
    },
  })
})

it('fails where the answer does', async () => {
  const { client } = clientOf(() => 'p-2', 501)
  expect(await load(client)).toMatchObject({ ok: false, error: { kind: 'server' } })
})
