import { appendFileSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

const { PLANTED_RUNS = '', PLANTED_FAILURES = '0' } = process.env

test('fails as often as it is asked to', () => {
  appendFileSync(PLANTED_RUNS, 'x')
  expect(readFileSync(PLANTED_RUNS, 'utf8').length).toBeGreaterThan(Number(PLANTED_FAILURES))
})

test('passes', () => {})
