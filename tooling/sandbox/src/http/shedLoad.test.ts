import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendProblem } from './sendProblem.ts'
import { shedLoad } from './shedLoad.ts'
import { toProblem } from './toProblem.ts'

test('what is above the most at once is sent away, health excepted, and room comes back', async () => {
  const server = Fastify()
  const waiting: (() => void)[] = []
  server.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error)
    return problem ? sendProblem(request, reply, problem) : reply.send(error)
  })
  shedLoad(server, 2)
  server.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve('done'))))
  server.get('/healthz', async () => 'ok')

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
