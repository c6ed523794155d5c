import { expect, test } from 'vitest'
import type { PremiumAdjustment } from '../generated/wire.ts'
import { applyAdjustments } from './applyAdjustments.ts'
import { quoteWith } from './cover.fixture.ts'

const quote = quoteWith(['tpd', 'incomeProtection'], {
  tpdCover: { amountStandalone: 300_000, occupationType: 'own' },
  incomeProtectionCover: { monthlyBenefit: 4_000, waitingPeriod: '730', benefitPeriod: '65' },
})
const any: PremiumAdjustment = {
  field: 'tpdCover.occupationType',
  from: 'own',
  to: 'any',
  reason: 'own-occupation',
}
const wait: PremiumAdjustment = {
  field: 'incomeProtectionCover.waitingPeriod',
  from: '730',
  to: '60',
  reason: 'waiting-period',
}
const benefit: PremiumAdjustment = {
  field: 'incomeProtectionCover.benefitPeriod',
  from: '65',
  to: '2',
  reason: 'benefit-period',
}

test('all adjusted terms are taken over as chosen', () => {
  const { quote: adjusted, changes } = applyAdjustments(quote, [any, wait, benefit])
  expect(adjusted.tpdCover.occupationType).toBe('any')
  expect(adjusted.incomeProtectionCover).toMatchObject({ waitingPeriod: '60', benefitPeriod: '2' })
  expect(changes.map(({ field, to, reason }) => [field, to, reason])).toEqual([
    ['tpdCover.occupationType', 'any', 'chosen'],
    ['incomeProtectionCover.waitingPeriod', '60', 'chosen'],
    ['incomeProtectionCover.benefitPeriod', '2', 'chosen'],
  ])
})

test('none leave the quote as it is', () => {
  expect(applyAdjustments(quote, []).quote).toBe(quote)
})

test('a value that is no period is not taken over', () => {
  expect(
    applyAdjustments(quote, [
      { ...wait, to: '45' },
      { ...benefit, to: '60' },
    ]).changes,
  ).toEqual([])
})
