import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBackend } from '../contract/checkBackend.ts'
import { OPERATION_ENGINE, startTestSandbox } from './testing/engines.ts'
import { makePersonIn } from './testing/identity.ts'

const site = { accountName: 'wattlebird', origin: 'http://wattlebird.localhost:4200' }
let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  api = await startTestSandbox(OPERATION_ENGINE)
})
afterAll(() => api.close())

test('the reference backend keeps the contract', async () => {
  const { token } = await makePersonIn(api)
  const checked = await checkBackend({ ...site, url: api.url, token: token ?? '' })
  expect(checked.filter(({ outcome }) => outcome !== 'ok')).toEqual([])
  expect(checked.length).toBeGreaterThan(35)
})

test('a page of another origin is told', async () => {
  const checked = await checkBackend({ ...site, url: api.url, origin: 'https://other.example' })
  expect(checked.filter(({ outcome }) => outcome !== 'ok')).toEqual(
    ['compareQuotes', 'projectPremiums'].map((id) => ({
      outcome: 'FAIL',
      name: `${id}: may be called from https://other.example`,
      why: 'the preflight allows no origin',
    })),
  )
})

test('of a backend that offers nothing, extensions are excused and the rest is not', async () => {
  const problem = { type: 'about:blank', title: 'Not offered', status: 501, reference: 'r', errors: [] }
  const server = createServer((_request, response) =>
    response.writeHead(501, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const checked = await checkBackend({ ...site, url: `http://127.0.0.1:${port}` })
  server.close()
  const outcomes = new Map(checked.map(({ name, outcome }) => [name, outcome]))
  expect(outcomes.get('compareQuotes: prices')).toBe('not offered')
  expect(outcomes.get('getVendor: reads')).toBe('FAIL')
  expect(outcomes.get('saveQuote: saves, and answers the same twice')).toBe('FAIL')
  expect([...outcomes.values()]).not.toContain('ok')
})
