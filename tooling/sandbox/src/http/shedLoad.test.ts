import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerErrors } from './answerErrors.ts'
import { shedLoad } from './shedLoad.ts'

function startServer() {
  const server = Fastify()
  const waiting: (() => void)[] = []
  answerErrors(server)
  shedLoad(server, 2)
  server.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve('done'))))
  server.get('/healthz', async () => 'ok')
  return { server, waiting }
}

test('what is above the most at once is sent away, health excepted, and room comes back', async () => {
  const { server, waiting } = startServer()
  const slow = [server.inject('/slow'), server.inject('/slow')]
  await expect.poll(() => waiting.length).toBe(2)
  const refused = await server.inject('/slow')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1'])
  expect((await server.inject('/healthz')).statusCode).toBe(200)
  for (const end of waiting) end()
  expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual([200, 200])

  const again = server.inject('/slow')
  await expect.poll(() => waiting.length).toBe(3)
  waiting.at(-1)?.()
  expect((await again).statusCode).toBe(200)
})

test('who hangs up leaves room', async () => {
  const { server, waiting } = startServer()
  const url = await server.listen()
  const leaving = [new AbortController(), new AbortController()]
  const gone = leaving.map(({ signal }) => fetch(`${url}/slow`, { signal }).catch(() => 'gone'))
  await expect.poll(() => waiting.length).toBe(2)
  for (const one of leaving) one.abort()
  expect(await Promise.all(gone)).toEqual(['gone', 'gone'])
  await expect.poll(async () => (await server.inject('/none')).statusCode).toBe(404)
  for (const end of waiting) end()
  await server.close()
})
