import { expect, test } from 'vitest'
import { isSameEmail } from './isSameEmail.ts'

test.each([
  ['robin@example.com', 'robin@example.com'],
  ['Robin@Example.com', 'robin@example.com'],
  [' robin@example.com ', 'ROBIN@EXAMPLE.COM'],
])('%j and %j are one address', (one, other) => {
  expect(isSameEmail(one, other)).toBe(true)
})

test.each([
  ['robin@example.com', 'kim@example.com'],
  ['robin@example.com', 'robin+kim@example.com'],
  ['robin@example.com', 'r.obin@example.com'],
  ['', ''],
  [null, null],
  [' ', null],
])('%j and %j are two, or none', (one, other) => {
  expect(isSameEmail(one, other)).toBe(false)
})
