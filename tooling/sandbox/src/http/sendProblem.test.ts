import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { Problem } from '../problem/Problem.ts'
import { SECURITY_HEADERS } from './headers.ts'
import { sendProblem } from './sendProblem.ts'

test.each<[number, number | null, object]>([
  [401, null, { 'www-authenticate': 'Bearer', 'retry-after': undefined }],
  [429, 30, { 'www-authenticate': undefined, 'retry-after': '30' }],
  [422, null, { 'www-authenticate': undefined, 'retry-after': undefined }],
])('a problem %s that can be tried again in %s seconds says so in its headers', async (status, wait, own) => {
  const server = Fastify()
  const problem = new Problem(status, [], wait)
  server.get('/', (request, reply) => sendProblem(request, reply, problem))
  const { statusCode, headers } = await server.inject('/')
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    ...SECURITY_HEADERS,
    'content-type': expect.stringContaining('problem+json'),
  })
  for (const [name, value] of Object.entries(own)) expect(headers[name]).toBe(value)
})
