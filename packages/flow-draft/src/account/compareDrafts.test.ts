import { expect, it } from 'vitest'
import { compareDrafts } from './compareDrafts.ts'

const stored = {
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
  ['only the account', null, stored, { kind: 'adopt', stored }],
  [
    'the same, in another order',
    { answers: { typed: {}, list: [1, { b: 2 }], age: 34 }, accountRev: null },
    stored,
    { kind: 'same', rev: 4 },
  ],
  ['changed here since', { answers: { age: 35 }, accountRev: 4 }, stored, { kind: 'push', baseRev: 4 }],
  [
    'changed here since a save that was not answered',
    { answers: { age: 35 }, accountRev: 3, run: 'a', rev: 4 },
    stored,
    { kind: 'push', baseRev: 4 },
  ],
  [
    'gone back to an earlier revision than the one it stored',
    { answers: { age: 33 }, accountRev: null, run: 'a', rev: 3 },
    stored,
    { kind: 'ask', stored },
  ],
  ['changed elsewhere since', { answers: { age: 35 }, accountRev: 3 }, stored, { kind: 'ask', stored }],
  ['begun apart', { answers: { age: 35 }, accountRev: null }, stored, { kind: 'ask', stored }],
  [
    'a list is no object',
    { answers: { ...stored.answers, list: { 0: 1 } }, accountRev: 1 },
    stored,
    { kind: 'ask', stored },
  ],
  [
    'the same but for an id that the server gave',
    { answers: { ...stored.answers, list: [1, { b: 2, contactId: null }] }, accountRev: 1 },
    { ...stored, answers: { ...stored.answers, list: [1, { b: 2, contactId: 'c-1' }] } },
    { kind: 'same', rev: 4 },
  ],
])('%s', (_name, device, account, expected) => {
  expect(compareDrafts(device && { run: 'b', rev: 9, ...device }, account)).toEqual(expected)
})
