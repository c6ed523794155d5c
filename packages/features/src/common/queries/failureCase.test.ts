import { expect, it } from 'vitest'
import { failureCase } from './failureCase.ts'

const cases = {
  offline: 'no line',
  unavailable: 'no answer',
  tooMany: (minutes: number | null) => `wait ${minutes}`,
  refused: 'no',
  byCode: { signed: 'done', expired: 'too late' },
}
const error = (...codes: readonly string[]) => codes.map((code) => ({ field: '', code }))

it.each([
  [{ kind: 'offline' }, 'no line'],
  [{ kind: 'unavailable' }, 'no answer'],
  [{ kind: 'unreadable' }, 'no answer'],
  [{ kind: 'too-many', errors: [], retryAfterMs: null }, 'wait null'],
  [{ kind: 'too-many', errors: [], retryAfterMs: 200 }, 'wait 1'],
  [{ kind: 'too-many', errors: [], retryAfterMs: 60_001 }, 'wait 2'],
  [{ kind: 'too-many', errors: error('expired'), retryAfterMs: 200 }, 'too late'],
  [{ kind: 'refused', errors: [] }, 'no'],
  [{ kind: 'refused', errors: error('toString', 'signed', 'expired') }, 'done'],
  [{ kind: 'conflict', head: null }, 'no'],
] as const)('%j is %s', (failure, expected) => {
  expect(failureCase(failure, cases)).toBe(expected)
})

it('has a case of its own for an unreadable answer where there is one', () => {
  expect(failureCase({ kind: 'unreadable' }, { ...cases, unreadable: 'odd' })).toBe('odd')
})

it('has a case of its own for a conflict where there is one', () => {
  expect(failureCase({ kind: 'conflict', head: null }, { ...cases, conflict: 'another' })).toBe('another')
})
