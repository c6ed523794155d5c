import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from '../createApiClient.ts'
import { examples } from '../generated/examples.ts'
import { loadSupplierDocuments } from './loadSupplierDocuments.ts'

const server = setupServer()
const log = vi.fn()
const client = createApiClient({ baseUrl: 'http://backend.test', log })
const EMPTY = { suppliers: [], failed: true }

const suppliers = JSON.parse(examples.getSupplierDocuments.data)
const reply = (answer: () => Response) =>
  server.use(http.get('http://backend.test/api/v1/application/GetSupplierDoc', answer))
const withUrl = (url: string) => {
  const [insurer] = structuredClone(suppliers)
  insurer.documents[0].url = url
  return HttpResponse.json({ successful: true, data: JSON.stringify([insurer]) })
}

beforeAll(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  server.listen({ onUnhandledFrame: 'error' })
})
beforeEach(() => log.mockClear())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('reads the documents of every insurer', async () => {
  reply(() => HttpResponse.json(examples.getSupplierDocuments))
  expect(await loadSupplierDocuments(client)).toEqual({ suppliers, failed: false })
  expect(log).not.toHaveBeenCalled()
})

test('an empty set that was answered is not a failure', async () => {
  reply(() => HttpResponse.json({ successful: true, data: '[]' }))
  expect(await loadSupplierDocuments(client)).toEqual({ suppliers: [], failed: false })
})

test.each([
  ['the network fails', () => HttpResponse.error()],
  ['the server fails', () => HttpResponse.json({}, { status: 500 })],
  ['the answer is HTML', () => HttpResponse.html('<p>hello</p>')],
  ['successful is missing', () => HttpResponse.json({ data: '[]' })],
  ['successful is false', () => HttpResponse.json({ successful: false, data: '[]' })],
  ['the text is not JSON', () => HttpResponse.json({ successful: true, data: '[{' })],
  ['the text is another thing', () => HttpResponse.json({ successful: true, data: '{"a":1}' })],
  ['an address runs a script', () => withUrl('javascript:alert(1)')],
  ['an address is another host in disguise', () => withUrl('//evil.example/pds.pdf')],
])('F41: %s: logs the text and gives the empty set', async (_, answer) => {
  reply(answer)
  expect(await loadSupplierDocuments(client)).toEqual(EMPTY)
  expect(log.mock.calls.at(-1)).toEqual(['Could not load key documents details'])
})

test('a path of the same host is a good address', async () => {
  reply(() => withUrl('/documents/mlc/pds.pdf'))
  expect((await loadSupplierDocuments(client)).failed).toBe(false)
})

test('an aborted call is not logged', async () => {
  expect(await loadSupplierDocuments(client, { signal: AbortSignal.abort() })).toEqual(EMPTY)
  expect(log).not.toHaveBeenCalled()
})
