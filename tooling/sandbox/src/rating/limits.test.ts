import { readFileSync } from 'node:fs'
import { OFFER_LIMITS } from '@coverkit/core'
import { expect, test } from 'vitest'

const tables = JSON.parse(readFileSync(new URL('../../data/rating_tables.json', import.meta.url), 'utf8'))

test('the quote form keeps to the very limits that the engine declines by', () => {
  const { limits, incomeProtection, tpd } = tables
  expect(OFFER_LIMITS.entryAge).toEqual(limits.entryAge)
  expect(OFFER_LIMITS.sumInsured).toEqual(limits.sumInsured)
  expect(OFFER_LIMITS.earningsShare / 100).toBe(limits.incomeProtectionShareOfEarnings)
  expect(OFFER_LIMITS.homemaker).toEqual(limits.homemaker)
  expect(OFFER_LIMITS.availability).toEqual(incomeProtection.availability)
  expect(OFFER_LIMITS.waitingRule).toEqual(incomeProtection.waitingRule)
  expect(OFFER_LIMITS.ownOccupationClasses).toEqual(tpd.ownAvailable)
})
