import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { documentRoutes } from './documentRoutes.ts'

interface ServedRoute {
  method: string
  url: string
  names: readonly string[]
}

const served: ServedRoute[] = []
/** Records a server's routes with the names of their queries. Fastify announces every server of the process. */
const watch = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url, schema }) => {
    const { properties = {} } = (schema?.querystring ?? {}) as { properties?: object }
    for (const one of [method].flat()) served.push({ method: one, url, names: Object.keys(properties) })
  })
}

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  // Collecting the document's operations starts a server too, once in a process; it must not be recorded.
  await documentRoutes()
  subscribe('fastify.initialization', watch)
  api = await startTestSandbox(OPERATION_ENGINE)
  unsubscribe('fastify.initialization', watch)
})
afterAll(() => api.close())

/** Returns an address of the route for each of its parameters, and for one that it does not know, with a zero in it. */
function badAddresses({ url, names }: ServedRoute): { field: string; address: string }[] {
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const filled = (bad: string) => url.replace(/:(\w+)/g, (_, name: string) => (name === bad ? 'a%00b' : 'a'))
  return [
    ...inPath.map((field) => ({ field, address: filled(field) })),
    ...[...names, 'unexpected'].map((field) => ({ field, address: `${filled('')}?${field}=a%00b` })),
    { field: '', address: `${filled('')}?a%00b=1` },
  ]
}

describe('L7: characters that no database text can have', () => {
  test('are refused in every parameter of every route, and break none', async () => {
    const routes = served.filter(({ url }) => url.startsWith('/'))
    expect(routes.filter(({ url }) => url.startsWith('/sandbox/')).length).toBeGreaterThan(20)
    expect(routes.filter(({ url }) => url.startsWith('/api/v1/')).length).toBeGreaterThan(60)
    const answers = []
    for (const route of routes)
      for (const { field, address } of badAddresses(route)) {
        const answer = await fetch(api.url + address, { method: route.method })
        const json: unknown = route.method === 'GET' ? await answer.json() : await answer.text()
        const isPreflight = route.method === 'OPTIONS'
        answers.push({
          address: `${route.method} ${address}`,
          field,
          status: answer.status,
          json,
          isPreflight,
        })
      }
    const wrong = answers.filter(({ status, isPreflight }) => status !== 400 && !isPreflight)
    expect(wrong.map(({ address, status }) => [address, status])).toEqual([])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    for (const { address, field, json } of answers.filter(({ address }) => address.startsWith('GET ')))
      expect([address, json]).toEqual([
        address,
        expect.objectContaining({ status: 400, errors: [{ field, code: 'characters' }] }),
      ])
  })

  test.each([
    ['/sandbox/mail?to=%00', 'to'],
    ['/sandbox/saved/quotes?clientId=%00', 'clientId'],
    ['/api/v1/nothing/%00', ''],
  ])('%s is a mistake of the client', async (address, field) => {
    const { status, json } = await api.get(address, { accept: 'application/json' })
    expect([status, json]).toEqual([
      400,
      expect.objectContaining({ errors: [{ field, code: 'characters' }] }),
    ])
  })
})
