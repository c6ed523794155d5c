import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { emptyQuote } from '../quote/emptyQuote.ts'
import type { ClientQuote } from '../quote/types.ts'
import { savableApplication, trackingMark } from '../testing/applicationArbitraries.ts'
import { selectedMlc } from './application.fixture.ts'
import { applicationFromSaved } from './applicationFromSaved.ts'
import { applicationRequest } from './applicationRequest.ts'
import { insuredProfile } from './insuredProfile.ts'

const TODAY = '2026-11-23'
const empty = emptyQuote()
const quote: ClientQuote = {
  ...empty,
  personalDetails: { ...empty.personalDetails, age: 45, gender: 'M', isSmoker: false, state: 'VIC' },
  covers: {
    payThroughSuper: 'false',
    selectedCovers: ['incomeProtection', 'criticalIllness', 'tpd', 'life'],
  },
  lifeCover: { ...empty.lifeCover, amount: 500_000 },
  tpdCover: { ...empty.tpdCover, amountLinked: 500_000, amountStandalone: 250_500 },
  criticalIllnessCover: { ...empty.criticalIllnessCover, amount: 200_000 },
  incomeProtectionCover: { ...empty.incomeProtectionCover, monthlyBenefit: 6_000 },
}
const classOf = (tpd: string) => {
  const selected = selectedMlc()
  return { ...selected, occupationClasses: { ...selected.occupationClasses, tpd } }
}

describe('what the questionnaire knows of the person insured', () => {
  test('is what the chosen offer was priced on', () => {
    expect(insuredProfile(quote, classOf('AA'), TODAY)).toEqual({
      age: 45,
      sex: 'M',
      smoker: false,
      covers: ['life', 'tpd', 'criticalIllness', 'incomeProtection'],
      sums: { life: 500_000, tpd: 750_500, criticalIllness: 200_000, incomeProtection: 6_000 },
      occupationClass: 'AA',
      state: 'VIC',
      owners: ['O'],
      holders: 1,
      today: TODAY,
    })
  })

  test('has the sums and owners of the selected covers alone', () => {
    const some: ClientQuote = {
      ...quote,
      covers: { payThroughSuper: 'true', selectedCovers: ['incomeProtection', 'life'] },
      lifeCover: { ...quote.lifeCover, lifeOwner: 'S' },
    }
    expect(insuredProfile(some, classOf('AA'), TODAY)).toMatchObject({
      covers: ['life', 'incomeProtection'],
      sums: { life: 500_000, incomeProtection: 6_000 },
      owners: ['S', 'O'],
    })
  })

  test('leaves out what is not known: an amount, a class, an offer', () => {
    const none = { ...quote, tpdCover: { ...quote.tpdCover, amountLinked: null, amountStandalone: null } }
    const profile = insuredProfile(none, classOf('NA'), TODAY)
    expect(profile.occupationClass).toBeNull()
    expect(profile.sums).not.toHaveProperty('tpd')
    const zero = { ...none, lifeCover: { ...none.lifeCover, amount: 0 } }
    expect(insuredProfile(zero, null, TODAY).sums).not.toHaveProperty('life')
    expect(insuredProfile(zero, null, TODAY).occupationClass).toBeNull()
    const linked = { ...none, tpdCover: { ...none.tpdCover, amountLinked: 300_000 } }
    expect(insuredProfile(linked, null, TODAY).sums.tpd).toBe(300_000)
  })
})

property.prop([savableApplication, trackingMark, fc.boolean()])(
  'browser and server make the same profile of an application',
  (generated, tracking, submit) => {
    const context = { accountName: 'examplebrand', tracking, submit }
    const sent = applicationRequest(generated.answers, generated.quote, generated.selected, context)
    const loaded = applicationFromSaved(JSON.parse(JSON.stringify(sent)), { holderIds: ['a', 'b'] })
    expect(insuredProfile(loaded.quote, loaded.selected, TODAY)).toEqual(
      insuredProfile(generated.quote, generated.selected, TODAY),
    )
  },
)
