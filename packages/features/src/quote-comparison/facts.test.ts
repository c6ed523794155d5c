import { describe, expect, it } from 'vitest'
import { exampleAnswer } from '#client-quote/testing/exampleAnswers.ts'
import { lowest, offerFacts } from './facts.ts'
import { type Offer, offerOf } from './offers.ts'
import type { InsurerYears } from './projection/insurerYears.ts'

const offers = (...codes: string[]): Offer[] =>
  codes.flatMap((code) => offerOf(exampleAnswer(code), 'monthly') ?? [])

const years = (total: number, other: readonly number[] | null = [1]): InsurerYears => ({
  yearly: [total],
  shortTerm: { years: 1, total },
  total,
  other,
})

describe('the facts of offers', () => {
  it('name the lowest total now, the lowest over the years and single lowest covers', () => {
    const facts = offerFacts(
      offers('NEO', 'AIG', 'ZUR'),
      new Map([
        ['NEO', years(300)],
        ['AIG', years(200, null)],
        ['ZUR', years(300)],
      ]),
    )
    expect(facts.get('NEO')).toEqual([{ kind: 'lowest-now' }])
    expect(facts.get('AIG')).toEqual([
      { kind: 'lowest-to-end' },
      { kind: 'lowest-cover', cover: 'tpd' },
      { kind: 'only-type' },
    ])
    expect(facts.get('ZUR')).toEqual([{ kind: 'lowest-cover', cover: 'criticalIllness' }])
  })

  it('say nothing of the years while one has no figures', () => {
    const facts = offerFacts(offers('NEO', 'AIG'), new Map([['AIG', years(200)]]))
    expect([...facts.values()].flat()).not.toContainEqual({ kind: 'lowest-to-end' })
  })

  it('compare nothing with itself', () => {
    expect(offerFacts(offers('NEO'), new Map([['NEO', years(300)]])).get('NEO')).toEqual([])
  })
})

it('finds every lowest, and none where all are the same', () => {
  const items = [
    { code: 'A', price: 2 },
    { code: 'B', price: 1 },
    { code: 'C', price: 1 },
  ]
  expect(lowest(items, ({ price }) => price)).toEqual(['B', 'C'])
  expect(lowest(items, () => 7)).toEqual([])
  expect(lowest([], () => 7)).toEqual([])
})
