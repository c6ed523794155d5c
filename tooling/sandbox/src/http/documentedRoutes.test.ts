import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { documentRoutes } from './documentRoutes.ts'
import { operationsOf, readDocument } from './readDocument.ts'

/** Routes outside the product backend's document, and the reasons. */
const OUTSIDE: readonly { route: RegExp; why: string }[] = [
  { route: /^\w+ \/sandbox\//, why: 'controls of tests and demonstrations, which production does not have' },
  {
    route: /^POST \/$/,
    why: 'the identity service, whose protocol is its own and whose host may be another',
  },
  { route: /^GET \/[\w-]+\/\.well-known\/jwks\.json$/, why: 'the keys of the identity service' },
  { route: /^GET \/pages\.css$/, why: 'the stylesheet of our own pages' },
  { route: /^GET \/documents\/:file$/, why: 'sample documents, whose addresses other answers give' },
  { route: /^OPTIONS \*$/, why: 'preflights, which browsers send for any address' },
  {
    route: /^POST \/api\/v1\/users\/(?:sendverificationcodebyemail|verifyverificationcode)$/,
    why: 'the documented GET without a code in its address',
  },
  {
    route: /^POST \/api\/v1\/transferpolicy\/GetUserdetailsByEmail$/,
    why: 'the documented GET without an email address in its address',
  },
]

const documented = operationsOf(readDocument()).map(
  ({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
)

/** Lists routes that are served and not documented, documented and not served, and excused without need. */
function differences(served: readonly string[], described: readonly string[]) {
  const isExcused = (route: string) => OUTSIDE.some((one) => one.route.test(route))
  return {
    undocumented: served.filter((route) => !described.includes(route) && !isExcused(route)),
    unserved: described.filter((route) => !served.includes(route)),
    needless: OUTSIDE.filter(
      ({ route }) => !served.some((one) => route.test(one)) || described.some((one) => route.test(one)),
    ).map(({ why }) => why),
  }
}

const NONE = { undocumented: [], unserved: [], needless: [] }
const served: string[] = []
/** Records a server's routes from Fastify's own hook. Fastify announces every server of the process. */
const watch = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) served.push(`${one} ${url}`)
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

describe('the document has every route of the backend', () => {
  test('and the backend every one of the document', () => {
    expect(served.length).toBeGreaterThan(documented.length)
    expect(differences(served, documented)).toEqual(NONE)
  })

  test('a route beside it is found, in both directions', () => {
    expect(differences([...served, 'GET /api/v1/planted'], documented)).toEqual({
      ...NONE,
      undocumented: ['GET /api/v1/planted'],
    })
    expect(differences(served, [...documented, 'PUT /api/v1/planted'])).toEqual({
      ...NONE,
      unserved: ['PUT /api/v1/planted'],
    })
    const withoutUploads = documented.filter((route) => !route.includes('/uploads'))
    expect(differences(served, withoutUploads).undocumented.toSorted()).toEqual([
      'DELETE /api/v1/uploads/:id',
      'HEAD /api/v1/uploads/:id',
      'OPTIONS /api/v1/uploads',
      'PATCH /api/v1/uploads/:id',
      'POST /api/v1/uploads',
    ])
  })

  test('an excuse that is not needed is found', () => {
    const withoutPages = served.filter((route) => route !== 'GET /pages.css')
    expect(differences(withoutPages, documented).needless).toEqual(['the stylesheet of our own pages'])
    expect(differences(served, [...documented, 'GET /pages.css']).needless).toEqual([
      'the stylesheet of our own pages',
    ])
  })
})
