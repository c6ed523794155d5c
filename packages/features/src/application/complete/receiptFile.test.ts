import { createApiClient } from '@coverkit/api-client'
import { chooseParts } from '@coverkit/brand'
import { checkReceipt } from '@coverkit/core/receipt'
import { expect, test } from 'vitest'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { hashWords } from '#submission/signature'
import { receiptCopy, receiptFailure } from './receiptCopy.ts'
import { receiptFile, secondReceiptFile } from './receiptFile.ts'

const SECRET = 's'.repeat(43)
const submitted = { id: 'a-1', secret: SECRET, reference: 'H7KQ3WXR' }

// Its keys are in order, so that this text is its canonical form.
const RECEIPT = '{"date":"2026-11-23","kind":"coverkit-receipt","name":"Zoë","reference":"H7KQ3WXR"}'

async function servicesAnswering(answer: () => Response) {
  const seen: (readonly [string, string | null])[] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch(request) {
      seen.push([request.url, request.headers.get('authorization')])
      return answer()
    },
  })
  return { services: { client: async () => client, identity: async () => null }, seen }
}

test('the data is a file that can be checked, named by its reference', async () => {
  const sha256 = await hashWords([RECEIPT])
  const { services, seen } = await servicesAnswering(() =>
    Response.json({ sha256, receipt: JSON.parse(RECEIPT) }),
  )
  const file = await receiptFile(services, submitted, 'json')
  if (!file.ok) throw new Error(file.error.kind)
  expect([file.value.name, file.value.content.type, file.value.sha256]).toEqual([
    'receipt-H7KQ3WXR.json',
    'application/json',
    sha256,
  ])
  const check = await checkReceipt(await file.value.content.text(), (text) => hashWords([text]))
  expect(check).toMatchObject({ result: 'match', computed: sha256 })
  expect(seen).toEqual([['https://api.example/api/v1/application/a-1/receipt', `Bearer ${SECRET}`]])
})

test('the PDF is the file that came', async () => {
  const { services } = await servicesAnswering(
    () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
  )
  const file = await receiptFile(services, submitted, 'pdf')
  if (!file.ok) throw new Error(file.error.kind)
  expect([file.value.name, await file.value.content.text(), file.value.sha256]).toEqual([
    'receipt-H7KQ3WXR.pdf',
    '%PDF-1.7',
    null,
  ])
})

test.each(['pdf', 'json'] as const)(
  'a customer’s own, as %s, comes where its secret opens nothing',
  async (form) => {
    const { services, seen } = await servicesAnswering(() =>
      seen.length === 1
        ? Response.json({}, { status: 404 })
        : Response.json({ sha256: 'a'.repeat(64), receipt: JSON.parse(RECEIPT) }),
    )
    const { identity } = fakeCustomer('ada')
    expect(await receiptFile({ ...services, identity }, submitted, form)).toMatchObject({ ok: true })
    expect(seen.map(([, authorization]) => authorization)).toEqual([`Bearer ${SECRET}`, null])
  },
)

test('what cannot be read back any more says what to do, and is not asked for without an id', async () => {
  const { services, seen } = await servicesAnswering(() => Response.json({}, { status: 404 }))
  const failure = { ok: false, error: { kind: 'not-found' } }
  expect(await receiptFile(services, submitted, 'pdf')).toEqual(failure)
  expect(await receiptFile(services, { reference: 'H7KQ3WXR' }, 'json')).toEqual(failure)
  expect(seen).toHaveLength(1)
  const missing = receiptFailure({ kind: 'not-found' }, '1300 000 000')
  expect(chooseParts(missing, {})).toBe(
    'You can’t open it from this page any more. Log in to your account, open the link in our email again, or call us on 1300 000 000 and we’ll send it to you.',
  )
  expect(chooseParts(missing, { offers: { account: false } })).toBe(
    'You can’t open it from this page any more. Open the link in our email again or call us on 1300 000 000 and we’ll send it to you.',
  )
  expect(receiptFailure({ kind: 'network' }, '')).toBe(receiptCopy.failed.offline)
  expect(receiptFailure({ kind: 'server', status: 500, reference: '' }, '')).toBe(receiptCopy.failed.other)
})

test('the second holder’s is loaded by their link and secret, in the body and never in an address', async () => {
  const sha256 = await hashWords([RECEIPT])
  const { services, seen } = await servicesAnswering(() =>
    Response.json({ sha256, receipt: JSON.parse(RECEIPT) }),
  )
  const key = { token: 't'.repeat(43), accountName: 'wattlebird', secret: SECRET, reference: 'H7KQ3WXR' }
  const file = await secondReceiptFile(services, key, 'json')
  if (!file.ok) throw new Error(file.error.kind)
  expect([file.value.name, file.value.sha256]).toEqual(['receipt-H7KQ3WXR-2.json', sha256])
  const check = await checkReceipt(await file.value.content.text(), (text) => hashWords([text]))
  expect(check).toMatchObject({ result: 'match' })
  const pdf = await servicesAnswering(
    () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
  )
  expect(await secondReceiptFile(pdf.services, key, 'pdf')).toMatchObject({
    value: { name: 'receipt-H7KQ3WXR-2.pdf', sha256: null },
  })
  expect([...seen, ...pdf.seen]).toEqual([
    ['https://api.example/api/v1/signatures/receipt', null],
    ['https://api.example/api/v1/signatures/receipt', null],
  ])
})
