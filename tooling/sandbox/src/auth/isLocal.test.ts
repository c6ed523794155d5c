import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { isLocal } from './isLocal.ts'

const isLocalFrom = (remoteAddress: string, headers: Record<string, string>, httpVersion = '1.1') =>
  isLocal({ raw: { socket: { remoteAddress }, httpVersion }, headers } as unknown as FastifyRequest)

describe('H4: this machine', () => {
  test.each([
    ['127.0.0.1', 'localhost', true],
    ['127.0.0.1', 'localhost:4000', true],
    ['::1', '[::1]:4000', true],
    ['::ffff:127.0.0.1', 'wattlebird.localhost', true],
    ['127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', 'evil.example', false],
    ['127.0.0.1', 'localhost.evil.example', false],
    ['127.0.0.1', 'localhost:4000.evil.example', false],
    ['127.0.0.1', '', false],
    ['192.168.1.20', 'localhost', false],
    ['10.0.0.1', '127.0.0.1', false],
  ])('from %s under the name %s: %s', (address, host, expected) => {
    expect(isLocalFrom(address, { host })).toBe(expected)
  })

  test.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'x-original-host',
    'x-envoy-external-address',
  ])('is not what comes with %s', (name) => {
    expect(isLocalFrom('127.0.0.1', { host: 'localhost', [name]: '' })).toBe(false)
  })

  test('is not what speaks HTTP/1.0, as a proxy does to its upstream', () => {
    expect(isLocalFrom('127.0.0.1', { host: 'localhost' }, '1.0')).toBe(false)
  })

  test('may send headers of its own', () => {
    expect(isLocalFrom('127.0.0.1', { host: 'localhost', accept: '*/*', 'x-amz-target': 'a' })).toBe(true)
  })
})
