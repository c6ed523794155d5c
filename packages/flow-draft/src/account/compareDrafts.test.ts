import { expect, it } from 'vitest'
import { compareDrafts } from './compareDrafts.ts'

const kept = {
  flow: 'calculator',
  rev: 4,
  version: 1,
  attempt: 'a',
  answers: { age: 34, list: [1, { b: 2 }], typed: {} },
  savedAt: '2026-11-21T09:00:00Z',
  expiresAt: '2026-12-21T09:00:00Z',
} as const

it.each([
  ['neither', null, null, { kind: 'nothing' }],
  ['only this device', { answers: { age: 1 }, accountRev: null }, null, { kind: 'push', baseRev: null }],
  ['only the account', null, kept, { kind: 'adopt', kept }],
  [
    'the same, in another order',
    { answers: { typed: {}, list: [1, { b: 2 }], age: 34 }, accountRev: null },
    kept,
    { kind: 'same', rev: 4 },
  ],
  ['changed here since', { answers: { age: 35 }, accountRev: 4 }, kept, { kind: 'push', baseRev: 4 }],
  ['changed elsewhere since', { answers: { age: 35 }, accountRev: 3 }, kept, { kind: 'ask', kept }],
  ['begun apart', { answers: { age: 35 }, accountRev: null }, kept, { kind: 'ask', kept }],
  [
    'a list is no object',
    { answers: { ...kept.answers, list: { 0: 1 } }, accountRev: 1 },
    kept,
    { kind: 'ask', kept },
  ],
])('%s', (_name, device, account, expected) => {
  expect(compareDrafts(device, account)).toEqual(expected)
})
