import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isWeakKey } from './isWeakKey.ts'

test.each([
  ['zeros', Buffer.alloc(32)],
  ['one byte', Buffer.alloc(32, 0x5a)],
  ['a short pattern', Buffer.alloc(32, Buffer.from('deadbeefcafe0123', 'hex'))],
  ['a half that comes twice', Buffer.concat(Array(2).fill(randomBytes(16)))],
  ['a row of numbers', Buffer.from(Array.from({ length: 32 }, (_, index) => index))],
  ['zeros but for a few', Buffer.concat([Buffer.alloc(20), randomBytes(12)])],
  ['a sentence', Buffer.from('correct horse battery staple 123')],
  ['signs of many kinds', Buffer.from('kZ0!rB7~wQ2#nX9@eL4;uD6?yH1:cM8/')],
  ['digits of a hash', Buffer.from('9f86d081884c7d659a2feaa0c55ad015')],
])('a key of %s is weak', (_name, key) => {
  expect(key).toHaveLength(32)
  expect(isWeakKey(key)).toBe(true)
})

test('random keys are not', () => {
  for (let count = 0; count < 10_000; count++) expect(isWeakKey(randomBytes(32))).toBe(false)
})
