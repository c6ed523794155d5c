import { expect, test } from 'vitest'
import { createApiClient } from '../createApiClient.ts'
import { examples } from '../generated/examples.ts'
import { loadReceipt, loadReceiptPdf } from './loadReceipt.ts'

const SECRET = 's'.repeat(43)
const ADDRESS = 'https://api.example/api/v1/application/a-1/receipt'

function clientAnswering(answer: () => Response) {
  const seen: Request[] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    getToken: () => 'customer.token.x',
    async fetch(request) {
      seen.push(request)
      return answer()
    },
  })
  return { client, seen }
}

const sentWith = (seen: readonly Request[]) =>
  seen.map(({ url, headers }) => [url, headers.get('authorization'), headers.get('accept')])

test('the secret goes into a header in place of the customer’s token', async () => {
  const { client, seen } = clientAnswering(() => Response.json(examples.getReceipt))
  expect(await loadReceipt(client, { id: 'a-1', secret: SECRET })).toEqual({
    ok: true,
    value: examples.getReceipt,
  })
  expect(await loadReceipt(client, { id: 'a-1' })).toMatchObject({ ok: true })
  expect(sentWith(seen).map(([url, bearer]) => [url, bearer])).toEqual([
    [ADDRESS, `Bearer ${SECRET}`],
    [ADDRESS, 'Bearer customer.token.x'],
  ])
})

test('members that nobody knows yet stay, since the hash is over them', async () => {
  const receipt = { ...examples.getReceipt.receipt, seal: { by: 'x' } }
  const { client } = clientAnswering(() => Response.json({ ...examples.getReceipt, receipt }))
  expect(await loadReceipt(client, { id: 'a-1' })).toMatchObject({ value: { receipt } })
})

test('a file without a hash is unreadable', async () => {
  const { client } = clientAnswering(() => Response.json({ receipt: {}, sha256: 'none' }))
  expect(await loadReceipt(client, { id: 'a-1' })).toEqual({ ok: false, error: { kind: 'unreadable' } })
})

test('the PDF comes byte for byte', async () => {
  const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe])
  const headers = { 'content-type': 'application/pdf' }
  const { client, seen } = clientAnswering(() => new Response(bytes, { headers }))
  const result = await loadReceiptPdf(client, { id: 'a-1', secret: SECRET })
  if (!result.ok) throw new Error(result.error.kind)
  expect([result.value.type, ...new Uint8Array(await result.value.arrayBuffer())]).toEqual([
    'application/pdf',
    ...bytes,
  ])
  expect(sentWith(seen)).toEqual([[ADDRESS, `Bearer ${SECRET}`, 'application/pdf']])
})

test('what cannot be read is not found, as JSON and as a PDF', async () => {
  const { client } = clientAnswering(() => Response.json(examples.problem, { status: 404 }))
  const notFound = { ok: false, error: { kind: 'not-found' } }
  expect(await loadReceipt(client, { id: 'a-1' })).toEqual(notFound)
  expect(await loadReceiptPdf(client, { id: 'a-1' })).toEqual(notFound)
})
