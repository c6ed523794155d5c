import type { InsurerProjection, ProjectionAnswer } from '@coverkit/core'
import { describe, expect, it } from 'vitest'
import { exampleQuote } from '../testing/exampleAnswers.ts'
import { premiumFinding, premiumYears, yearsRequest } from './premiumYears.ts'

const same = (years: readonly number[]) => ({ on: years, off12Months: years, offPermanent: years })

const insurer = (
  supplierCode: string,
  stepped: readonly number[],
  level: readonly number[] | null,
): InsurerProjection => ({
  supplierCode,
  supplierName: supplierCode,
  status: 'quoted',
  reasons: [],
  adjustments: [],
  projection: { stepped: same(stepped), level: level && same(level) },
})

const declined: InsurerProjection = {
  supplierCode: 'ACC',
  supplierName: 'ACC',
  status: 'declined',
  reasons: [{ code: 'age', cover: null }],
  adjustments: [],
}

const answer: ProjectionAnswer = {
  label: 'Sample premiums',
  clientId: 'x',
  occupationClasses: { life: 'AAA', tpd: 'AAA', criticalIllness: 'AAA', incomeProtection: 'AAA' },
  ages: [61, 62, 63, 64],
  sumInsured: { on: {}, off12Months: {}, offPermanent: {} },
  insurers: [
    insurer('MLP', [100, 200, 300, 400], [250, 250, 250, 250]),
    insurer('NEO', [201, 300, 400, 501], [350, 350, 350, 350]),
    insurer('ZUR', [1, 1, 1, 1], null),
    declined,
  ],
}

describe('the years to come', () => {
  it('are the mean of the insurers that offer both, in whole dollars', () => {
    expect(premiumYears(answer, 'on')).toEqual({
      ages: [61, 62, 63, 64],
      stepped: [151, 250, 350, 451],
      level: [300, 300, 300, 300],
      insurers: 2,
    })
  })

  it('are none without an insurer that offers both, or without years', () => {
    expect(premiumYears({ ...answer, insurers: answer.insurers.slice(2) }, 'on')).toBeNull()
    expect(premiumYears({ ...answer, ages: [] }, 'on')).toBeNull()
  })

  it('are asked once everything that prices need is answered', () => {
    expect(yearsRequest(exampleQuote)?.clients[0].needs).toMatchObject({
      premiumType: 'stepped',
      paymentFrequency: 'yearly',
    })
    const ageless = { ...exampleQuote.personalDetails, age: null }
    expect(yearsRequest({ ...exampleQuote, personalDetails: ageless })).toBeNull()
    const covers = { ...exampleQuote.covers, selectedCovers: [] }
    expect(yearsRequest({ ...exampleQuote, covers })).toBeNull()
  })
})

describe('what they show', () => {
  const years = (stepped: readonly number[], level: readonly number[]) => ({
    ages: [61, 62, 63, 64].slice(0, stepped.length),
    stepped,
    level,
    insurers: 1,
  })

  it('is the age from which stepped is dearer, and both totals', () => {
    expect(premiumFinding(years([100, 200, 300, 400], [250, 250, 250, 250]))).toEqual({
      dearerFrom: 63,
      totals: { stepped: 1_000, level: 1_000 },
    })
  })

  it.each([
    ['dearer from the start', [300, 400], [250, 250]],
    ['never dearer', [100, 200], [250, 250]],
    ['dearer and cheaper in turn', [100, 300, 200], [250, 250, 250]],
  ])('is no age where stepped is %s', (_case, stepped, level) => {
    expect(premiumFinding(years(stepped, level)).dearerFrom).toBeNull()
  })
})
