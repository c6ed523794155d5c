import { expect, test } from 'vitest'
import { createApiClient } from '../createApiClient.ts'
import { loadMyData } from './loadMyData.ts'

test.each([
  ['json', 'application/json', '{"kind":"coverkit-export"}'],
  ['pdf', 'application/pdf', '%PDF-1.7'],
] as const)('the export as %s comes byte for byte', async (format, type, text) => {
  const seen: Request[] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    getToken: () => 'customer.token.x',
    async fetch(request) {
      seen.push(request)
      return new Response(text, { headers: { 'content-type': type } })
    },
  })
  const result = await loadMyData(client, { format })
  if (!result.ok) throw new Error(result.error.kind)
  expect([result.value.type, await result.value.text()]).toEqual([type, text])
  expect(seen.map(({ url, headers }) => [url, headers.get('authorization'), headers.get('accept')])).toEqual([
    ['https://api.example/api/v1/users/export', 'Bearer customer.token.x', type],
  ])
})

test('without a session it is refused', async () => {
  const headers = { 'content-type': 'application/problem+json' }
  const client = createApiClient({
    baseUrl: 'https://api.example',
    fetch: async () => Response.json({ status: 401, errors: [] }, { status: 401, headers }),
  })
  expect(await loadMyData(client, { format: 'json' })).toMatchObject({
    ok: false,
    error: { kind: 'unauthorised' },
  })
})
