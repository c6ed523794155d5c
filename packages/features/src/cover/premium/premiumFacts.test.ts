import { describe, expect, it } from 'vitest'
import { premiumFacts, type StatedPremium } from './premiumFacts.ts'

const inTwoWays: StatedPremium = {
  amount: 1165.11,
  frequency: 'yearly',
  parts: [
    {
      side: 'inside',
      covers: ['life', 'tpd'],
      method: 'enduringRollover',
      frequency: 'yearly',
      amount: 602.55,
      perYear: 602.55,
      rebate: 104.89,
      fee: 0,
    },
    {
      side: 'outside',
      covers: ['criticalIllness'],
      method: 'creditCard',
      frequency: 'monthly',
      amount: 46.88,
      perYear: 562.56,
      rebate: 0,
      fee: 0,
    },
  ],
}
const linesOf = (premium: StatedPremium) =>
  premiumFacts(premium, 'Premium').map(({ label, value }) => `${label}: ${value}`)

describe('the facts about a premium', () => {
  it('are one for one way of paying', () => {
    expect(linesOf({ amount: 110.68, frequency: 'monthly' })).toEqual(['Premium: $110.68 a month'])
  })

  it('are each part and what they come to in a year for two', () => {
    expect(linesOf(inTwoWays)).toEqual([
      'Premium inside super: $602.55 a year by rollover',
      'Rebate taken off: $104.89 before stamp duty',
      'Premium outside super: $46.88 a month by credit card',
      'Outside super, in a year: $562.56',
      'All together: $1,165.11 a year',
    ])
  })

  it('name no way of paying where none is given, and the policy fee with the part that has it', () => {
    const [inside, outside] = inTwoWays.parts ?? []
    if (!inside || !outside) throw new Error('There are two parts')
    const { method: _, ...unnamed } = inside
    const parts = [{ ...unnamed, fee: 94.8 }, outside]
    expect(linesOf({ ...inTwoWays, parts }).slice(0, 3)).toEqual([
      'Premium inside super: $602.55 a year',
      'Rebate taken off: $104.89 before stamp duty',
      'Policy fee included: $94.80',
    ])
  })

  it('have no sum where everything is inside super', () => {
    const parts = inTwoWays.parts?.slice(0, 1) ?? []
    expect(linesOf({ amount: 602.55, frequency: 'yearly', parts })).toEqual([
      'Premium inside super: $602.55 a year by rollover',
      'Rebate taken off: $104.89 before stamp duty',
    ])
  })

  it('say of cover partly inside super that the insurer tells how it is split', () => {
    const [inside] = inTwoWays.parts ?? []
    if (!inside) throw new Error('There are two parts')
    const shared = { ...inside, side: 'shared' as const, covers: ['life' as const], rebate: 0 }
    expect(linesOf({ amount: 602.55, frequency: 'yearly', parts: [shared] })).toEqual([
      'Premium partly inside super: $602.55 a year by rollover',
      'Who pays it: Your fund and you: the insurer confirms how much each before your cover starts',
    ])
  })
})
