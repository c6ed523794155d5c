import { describe, expect, it } from 'vitest'
import { exampleChosen, exampleQuote } from '#quote/testing/example-answers'
import { profileOf } from './profileOf.ts'

const chosen = exampleChosen('ACC', '2026-11-21T00:00:00Z')
const classOf = (tpd: string) => ({
  ...chosen,
  quote: { ...chosen.quote, occupationClasses: { ...chosen.quote.occupationClasses, tpd } },
})

describe('what the questionnaire knows of the person insured', () => {
  it('is what the chosen offer was priced on', () => {
    expect(profileOf({ terms: exampleQuote, chosen: classOf('AA') }, '2026-11-23')).toEqual({
      age: 45,
      sex: 'M',
      smoker: false,
      covers: ['life', 'tpd', 'criticalIllness', 'incomeProtection'],
      sums: { life: 500_000, tpd: 750_500, criticalIllness: 200_000, incomeProtection: 6_000 },
      occupationClass: 'AA',
      state: 'VIC',
      owners: ['O'],
      holders: 1,
      today: '2026-11-23',
    })
  })

  it('has the sums and owners of the selected covers alone', () => {
    const covers = {
      payThroughSuper: 'true' as const,
      selectedCovers: ['incomeProtection' as const, 'life' as const],
    }
    const terms = {
      ...exampleQuote,
      covers,
      lifeCover: { ...exampleQuote.lifeCover, lifeOwner: 'S' as const },
    }
    expect(profileOf({ terms, chosen }, '2026-11-23')).toMatchObject({
      covers: ['life', 'incomeProtection'],
      sums: { life: 500_000, incomeProtection: 6_000 },
      owners: ['S', 'O'],
    })
  })

  it('leaves out what is not known: an amount, a class', () => {
    const terms = {
      ...exampleQuote,
      tpdCover: { ...exampleQuote.tpdCover, amountLinked: null, amountStandalone: null },
    }
    const profile = profileOf({ terms, chosen: classOf('NA') }, '2026-11-23')
    expect(profile.occupationClass).toBeNull()
    expect(profile.sums).not.toHaveProperty('tpd')
    const linked = { ...terms, tpdCover: { ...terms.tpdCover, amountLinked: 300_000 } }
    expect(profileOf({ terms: linked, chosen }, '2026-11-23').sums.tpd).toBe(300_000)
  })
})
