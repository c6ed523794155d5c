import { expect, test } from 'vitest'
import { isSameEmail } from './isSameEmail.ts'

test.each([
  ['robin@example.com', 'robin@example.com'],
  ['Robin@Example.com', 'robin@example.com'],
  [' robin@example.com ', 'ROBIN@EXAMPLE.COM'],
  ['robin@example.com', 'robin+kim@example.com'],
  ['robin+home@example.com', 'Robin+kim+two@example.com'],
  ['robin@gmail.com', 'ro.bin@gmail.com'],
  ['r.o.b.i.n+kim@googlemail.com', 'robin@gmail.com'],
  ['+kim@example.com', '+kim@example.com'],
])('%j and %j are one address', (one, other) => {
  expect(isSameEmail(one, other)).toBe(true)
})

test.each([
  ['robin@example.com', 'kim@example.com'],
  ['robin@example.com', 'robin@example.org'],
  ['robin@example.com', 'r.obin@example.com'],
  ['robin@gmail.com', 'ro.bin@gmail.com.au'],
  ['+robin@example.com', '+kim@example.com'],
  ['kim+robin@example.com', 'robin@example.com'],
  ['', ''],
  [null, null],
  [' ', null],
])('%j and %j are two, or none', (one, other) => {
  expect(isSameEmail(one, other)).toBe(false)
})
