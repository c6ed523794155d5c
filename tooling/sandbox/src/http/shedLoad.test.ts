import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerErrors } from './answerErrors.ts'
import { shedLoad } from './shedLoad.ts'

function startServer() {
  let now = 0
  const server = Fastify()
  const waiting: (() => void)[] = []
  answerErrors(server)
  shedLoad(
    server,
    { requestsAtOnce: 2, requestsOfOneNetwork: 2 },
    { controls: true, now: () => new Date(now) },
  )
  server.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve('done'))))
  server.get('/healthz', async () => 'ok')
  server.get('/readyz', async () => 'ok')
  const wait = (ms: number) => {
    now += ms
  }
  return { server, waiting, wait }
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

test('a process without a free slot for ten seconds is not ready, until one is free', async () => {
  const { server, waiting, wait } = startServer()
  const statusOf = async (url: string) => (await server.inject(url)).statusCode
  const slow = [server.inject('/slow'), server.inject('/slow')]
  await expect.poll(() => waiting.length).toBe(2)
  wait(9_999)
  expect(await statusOf('/readyz')).toBe(200)
  wait(1)
  const refused = await server.inject('/readyz')
  expect([refused.statusCode, refused.json().errors]).toEqual([503, [{ field: '', code: 'busy' }]])
  expect(await statusOf('/healthz')).toBe(200)
  waiting[0]?.()
  await slow[0]
  expect(await statusOf('/readyz')).toBe(200)

  // The slots are full again, for another ten seconds from here.
  const again = server.inject('/slow')
  await expect.poll(() => waiting.length).toBe(3)
  wait(9_999)
  expect(await statusOf('/readyz')).toBe(200)
  for (const end of waiting) end()
  await Promise.all([...slow, again])
})
