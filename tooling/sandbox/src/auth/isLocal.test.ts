import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { isFromForeignPage, isLocal } from './isLocal.ts'

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
    'fly-client-ip',
    'x-azure-clientip',
    'x-proxyuser-ip',
    'x-scheme',
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

describe('T17 a page of another site', () => {
  test.each([
    ['POST', { origin: 'https://evil.example' }, true],
    ['GET', { origin: 'https://evil.example' }, true],
    ['POST', { origin: 'null' }, true],
    ['POST', { origin: 'null', 'sec-fetch-site': 'cross-site' }, true],
    ['POST', { origin: 'null', 'sec-fetch-site': 'same-site' }, true],
    ['POST', { origin: 'null', 'sec-fetch-site': 'same-origin' }, false],
    ['POST', { origin: 'http://localhost.evil.example' }, true],
    ['POST', { origin: 'http://wattlebird.localhost:4100', 'sec-fetch-site': 'cross-site' }, false],
    ['POST', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' }, false],
    ['POST', { 'sec-fetch-site': 'cross-site' }, true],
    ['DELETE', { 'sec-fetch-site': 'cross-site' }, true],
    ['GET', { 'sec-fetch-site': 'cross-site' }, false],
    ['POST', {}, false],
  ])('%s with %j: %s', (method, headers, isForeign) => {
    expect(isFromForeignPage({ method, headers })).toBe(isForeign)
  })
})
