import { expect, it } from 'vitest'
import { isSubmitted, leftOffAt } from './leftOff.ts'

it.each([
  [{ progress: { furthest: 'existing-cover' } }, 'existing-cover'],
  [{ progress: { furthest: null } }, null],
  [{ progress: { furthest: '../account?x' } }, null],
  [{ progress: { furthest: '//evil.example' } }, null],
  [{ progress: { furthest: 'a'.repeat(60) } }, 'a'.repeat(60)],
  [{ progress: { furthest: 'a'.repeat(61) } }, null],
  [{ progress: 1 }, null],
  [JSON.parse('{"progress":{"__proto__":{"furthest":"x"}}}'), null],
  [null, null],
  ['text', null],
])('%j was left off at %j', (answers, step) => {
  expect(leftOffAt(answers)).toBe(step)
})

it.each([
  [{ submitted: { reference: 'ACDE3479' } }, true],
  [{ submitted: null }, false],
  [{ submitted: true }, false],
  [{ progress: { submitted: true } }, false],
  [null, false],
])('%j: a submitted application is no draft', (answers, expected) => {
  expect(isSubmitted(answers)).toBe(expected)
})
