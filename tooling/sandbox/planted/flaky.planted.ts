import { appendFileSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { PLANTED_RUNS = '', PLANTED_FAILURES = '0', PLANTED_REJECTION = 'off' } = process.env

test('fails as often as it is asked to', () => {
  appendFileSync(PLANTED_RUNS, 'x')
  expect(readFileSync(PLANTED_RUNS, 'utf8').length).toBeGreaterThan(Number(PLANTED_FAILURES))
})

test('passes', () => {
  if (PLANTED_REJECTION === 'on') void Promise.reject(new Error('A rejection that no test awaits'))
})
