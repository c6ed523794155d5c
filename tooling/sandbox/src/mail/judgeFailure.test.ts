import { describe, expect, test } from 'vitest'
import { SealError } from '../sealing/SealError.ts'
import { judgeFailure } from './judgeFailure.ts'
import { retryDelayMs } from './retryDelay.ts'

const failure = (fields: object) => Object.assign(new Error('words of the server'), fields)

describe('H3: a failed delivery', () => {
  test.each([
    ['an unknown address', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, true, true],
    ['a refusal without a detail', { code: 'EMESSAGE', command: 'DATA', responseCode: 500 }, true, true],
    ['a connection lost in the message', { code: 'ECONNECTION', command: 'DATA' }, false, false],
    ['a refused message', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, true, true],
    ['an address that cannot be one', { code: 'EENVELOPE', command: 'API' }, true, true],
    ['greylisting', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, false, true],
    ['a refused sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, false, true],
    ['a wrong password of ours', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false, true],
    ['a server that is away', { code: 'ESOCKET', command: 'CONN' }, false, false],
    ['a lost connection', { code: 'ECONNECTION', command: 'CONN' }, false, false],
  ])('%s', (_, fields, isPermanent, isReachable) => {
    expect(judgeFailure(failure(fields))).toMatchObject({ isPermanent, isReachable })
  })

  test('gives up a message that does not open, and no other', () => {
    const unreadable = { reason: 'unreadable', isPermanent: true, isReachable: true }
    expect(judgeFailure(new SealError())).toEqual(unreadable)
  })

  test('keeps no words of the server', () => {
    const { reason } = judgeFailure(failure({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }))
    expect(reason).toBe('550')
  })
})

test('H3: attempts come twice as late each time, an hour at most, with jitter', () => {
  expect([1, 2, 3, 4, 8, 9, 20].map((attempts) => retryDelayMs(attempts, () => 1))).toEqual([
    15_000, 30_000, 60_000, 120_000, 1_920_000, 3_600_000, 3_600_000,
  ])
  expect(retryDelayMs(3, () => 0)).toBe(30_000)
})
