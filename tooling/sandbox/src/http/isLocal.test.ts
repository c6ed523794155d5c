import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { isLocal } from './isLocal.ts'

test.each([
  ['127.0.0.1', 'localhost', true],
  ['::1', '[::1]', true],
  ['::ffff:127.0.0.1', 'wattlebird.localhost', true],
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', 'evil.example', false],
  ['127.0.0.1', 'localhost.evil.example', false],
  ['192.168.1.20', 'localhost', false],
  ['10.0.0.1', '127.0.0.1', false],
])('from %s under the name %s: %s', (ip, hostname, expected) => {
  expect(isLocal({ ip, hostname } as FastifyRequest)).toBe(expected)
})
