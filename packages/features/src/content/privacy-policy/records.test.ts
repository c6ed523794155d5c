import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RECORDS } from './records.ts'

/** The reference backend's retention rule of each table; its own test keeps the file current. */
const rules: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('./retentionRules.json', import.meta.url), 'utf8'),
)

/** Tables that hold nothing about a customer. */
const IMPERSONAL = ['signingKeys']

test('speaks of every table that holds something about a person', () => {
  const spokenOf = [...new Set(RECORDS.flatMap(({ tables }) => tables)), ...IMPERSONAL]
  expect(spokenOf.sort()).toEqual(Object.keys(rules).sort())
})

const PERIOD = /\b(?:\d+ (?:days|hours|minutes)|seven years|an? (?:year|day|hour))\b/g

test.each(RECORDS)('$what: each period is one of the rules', ({ howLong, tables }) => {
  const said = tables.map((table) => rules[table] ?? '').join('; ')
  const periods = howLong.match(PERIOD) ?? []
  expect(periods.length, howLong).toBeGreaterThan(0)
  for (const period of periods) expect(said).toContain(period)
})

test('a period that no rule has is found', () => {
  expect('deleted after 30 days').not.toContain('36 days after you saved them'.match(PERIOD)?.[0])
})
