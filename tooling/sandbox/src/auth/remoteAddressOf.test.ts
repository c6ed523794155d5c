import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { networkOf, remoteAddressOf } from './remoteAddressOf.ts'

const request = (ip: string, headers = {}) =>
  ({
    ip,
    headers: { host: 'localhost', ...headers },
    raw: { socket: { remoteAddress: '127.0.0.1' }, httpVersion: '1.1' },
  }) as unknown as FastifyRequest

describe('H4: the address that limits count by', () => {
  test('this machine is exempt while the controls are on, unless a limit includes it', () => {
    const local = request('127.0.0.1')
    expect(remoteAddressOf(local, { controls: true })).toBeNull()
    expect(remoteAddressOf(local, { controls: true }, { exemptsThisMachine: false })).toBe('127.0.0.1')
    expect(remoteAddressOf(local, { controls: false })).toBe('127.0.0.1')
  })

  test('what a proxy of this machine passes on is never exempt', () => {
    const passedOn = request('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })
    expect(remoteAddressOf(passedOn, { controls: true })).toBe('127.0.0.1')
  })

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001::3:4:5:6:7:8', '2001:0:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, expected) => {
    expect(networkOf(address)).toBe(expected)
  })
})
