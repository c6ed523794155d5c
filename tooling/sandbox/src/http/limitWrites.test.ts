import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { authenticate } from '../auth/authenticate.ts'
import { documentOperations } from '../testing/documentOperations.ts'
import { answerErrors } from './answerErrors.ts'
import { limitWrites } from './limitWrites.ts'
import { readDocument } from './readDocument.ts'

const { paths } = readDocument() as unknown as {
  paths: Record<string, Record<string, Record<string, unknown>>>
}
const writes = documentOperations.filter(
  ({ id, method, needsToken }) =>
    needsToken && !['GET', 'HEAD', 'OPTIONS'].includes(method) && !id.startsWith('POST'),
)

test.each(writes)('T24 $id, which writes for a customer, has a rate', ({ path, method }) => {
  expect(paths[path]?.[method.toLowerCase()]).toHaveProperty('x-rate-limit')
})

function startServer() {
  const server = Fastify()
  const running: (() => void)[] = []
  const runLimited = limitWrites({ atOnce: 2, waiting: 4 })
  answerErrors(server)
  server.addHook('onRequest', (request) =>
    authenticate(
      request,
      { verify: async (token) => ({ subject: token, email: 'x' }), goesOn: async () => true },
      { isRequired: false },
    ),
  )
  server.route({
    method: ['GET', 'PUT'],
    url: '/',
    handler: (request) =>
      runLimited(request, () => new Promise((resolve) => running.push(() => resolve({ done: true })))),
  })
  const send = async (owner: string | null, method: 'GET' | 'PUT' = 'PUT') => {
    const headers = owner === null ? {} : { authorization: `Bearer ${owner}` }
    return (await server.inject({ url: '/', method, headers })).statusCode
  }
  return { send, running }
}

test('T24 writes of one customer wait for each other, in so many places, and nobody else’s do', async () => {
  const { send, running } = startServer()
  const ada = Array.from({ length: 4 }, () => send('ada'))
  await expect.poll(() => running.length).toBe(2)
  expect(await send('ada')).toBe(503)
  const others = [send('ben'), send(null), send(null), send(null), send('ada', 'GET')]
  await expect.poll(() => running.length).toBe(7)
  for (const end of running.splice(0)) end()
  await expect.poll(() => running.length).toBe(2)
  for (const end of running.splice(0)) end()
  expect(new Set(await Promise.all([...ada, ...others]))).toEqual(new Set([200]))

  const again = send('ada')
  await expect.poll(() => running.length).toBe(1)
  running[0]?.()
  expect(await again).toBe(200)
})

test('T24 a write that ends makes room for one more, and not for all that come later', async () => {
  const { send, running } = startServer()
  const writes = [send('ada'), send('ada'), send('ada')]
  await expect.poll(() => running.length).toBe(2)
  running[0]?.()
  await expect.poll(() => running.length).toBe(3)
  writes.push(send('ada'))
  writes.push(send('ben'))
  await expect.poll(() => running.length).toBe(4)
  running[1]?.()
  await expect.poll(() => running.length).toBe(5)
  for (const end of running) end()
  expect(new Set(await Promise.all(writes))).toEqual(new Set([200]))
})
