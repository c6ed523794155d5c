import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { remoteAddressOf } from './remoteAddressOf.ts'

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
})
