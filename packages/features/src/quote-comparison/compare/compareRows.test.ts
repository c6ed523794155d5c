import { describe, expect, it } from 'vitest'
import { exampleAnswer, exampleQuote } from '#client-quote/testing/exampleAnswers.ts'
import { type Offer, offerOf } from '../offers.ts'
import type { InsurerYears } from '../projection/insurerYears.ts'
import { alikeLabels, type Compared, type CompareRow, compareGroups } from './compareRows.ts'
import { chartFinding, leadFinding } from './findings.ts'

const offers = (...codes: string[]): Offer[] =>
  codes.flatMap((code) => offerOf(exampleAnswer(code), 'monthly') ?? [])

const of = (yearly: readonly number[], other: readonly number[] | null = null): InsurerYears => {
  const total = yearly.reduce((all, one) => all + one, 0)
  return { yearly, other, total, shortTerm: { years: yearly.length, total } }
}

const compared = (more: Partial<Compared> = {}): Compared => ({
  offers: offers('NEO', 'AIG', 'ZUR'),
  years: new Map([
    ['NEO', of([100_00, 300_00])],
    ['AIG', of([150_00, 200_00])],
    ['ZUR', of([160_00, 260_00], [1, 1])],
  ]),
  endAge: 65,
  quote: exampleQuote,
  ...more,
})

const rowsOf = (of: Compared): readonly CompareRow[] => compareGroups(of).flatMap(({ rows }) => rows)
const row = (of: Compared, label: string) => rowsOf(of).find((one) => one.label === label)
const texts = (of: Compared, label: string) => row(of, label)?.cells.map(({ text }) => text)

describe('what is compared', () => {
  it('has the prices now, the lowest named', () => {
    expect(row(compared(), 'Monthly total')).toEqual({
      id: 'total',
      label: 'Monthly total',
      cells: [
        { text: '$364.24', isLowest: true },
        { text: '$368.03', isLowest: false },
        { text: '$380.78', isLowest: false },
      ],
      differs: true,
    })
    expect(texts(compared(), 'Paid once a year')).toEqual(['$4,047.14', '$4,089.16', '$4,236.74'])
    expect(texts(compared(), 'Monthly policy fee')).toEqual(['None', 'None', '$6.50'])
  })

  it('has the years to come', () => {
    expect(texts(compared(), 'Next 2 years')).toEqual(['$400', '$350', '$420'])
    expect(row(compared(), 'To age 65')?.cells.map(({ isLowest }) => isLowest)).toEqual([false, true, false])
    expect(texts(compared(), 'Level premium')).toEqual(['Not offered', 'Not offered', 'Offered'])
  })

  it('names no lowest where a figure is not known', () => {
    const some = compared({ years: new Map([['NEO', of([100_00])]]) })
    expect(texts(some, 'To age 65')).toEqual(['$100', 'Not known', 'Not known'])
    expect(row(some, 'To age 65')?.cells.some(({ isLowest }) => isLowest)).toBe(false)
    expect(row(some, 'Level premium')).toBeUndefined()
    expect(compareGroups(compared({ years: new Map() })).map(({ id }) => id)).toEqual(['now', 'terms'])
  })

  it('has the terms as each priced them', () => {
    expect(row(compared(), 'TPD cover: occupation type')?.differs).toBe(false)
    const [first, second] = offers('NEO', 'AIG')
    if (!first || !second) throw new Error('No example offers')
    const adjustment = {
      field: 'tpdCover.occupationType',
      from: 'own',
      to: 'any',
      reason: 'own-occupation',
    } as const
    const differing = compared({ offers: [first, { ...second, adjustments: [adjustment] }] })
    expect(texts(differing, 'TPD cover: occupation type')).toEqual(['Own occupation', 'Any occupation'])
    expect(row(differing, 'TPD cover: occupation type')?.differs).toBe(true)
    expect(alikeLabels(compareGroups(compared()))).toEqual([
      'Life cover',
      'TPD cover',
      'Critical illness cover',
      'Income protection',
    ])
    expect(alikeLabels(compareGroups(differing))).toEqual([
      'Monthly policy fee',
      'Level premium',
      'Life cover',
      'TPD cover: amount',
      'TPD cover: structure',
      'TPD cover: extras',
      'TPD cover: owner',
      'Critical illness cover',
      'Income protection',
    ])
  })
})

describe('what was found', () => {
  it('says who costs least now and in total', () => {
    expect(leadFinding(compared())).toBe(
      'Neota Life costs least now. Aigrette Assurance costs least if you keep the cover to age 65.',
    )
    expect(leadFinding(compared({ offers: offers('NEO', 'ZUR') }))).toBe(
      'Neota Life costs least now, and in total if you keep the cover.',
    )
    expect(leadFinding(compared({ years: new Map() }))).toBe('Neota Life costs least now.')
    expect(leadFinding(compared({ offers: [...offers('NEO'), ...offers('NEO')] }))).toBe(
      'The same cover with each insurer, side by side.',
    )
  })

  it('says until when, if that is true of every year', () => {
    expect(chartFinding(compared(), [63, 64])).toBe(
      'Neota Life costs least until age 63, and Aigrette Assurance from age 64',
    )
    expect(chartFinding(compared({ offers: offers('AIG', 'ZUR') }), [63, 64])).toBe(
      'Aigrette Assurance costs least every year to age 64',
    )
    const often = new Map([
      ['NEO', of([1, 3, 1])],
      ['AIG', of([2, 2, 2])],
    ])
    expect(chartFinding(compared({ offers: offers('NEO', 'AIG'), years: often }), [62, 63, 64])).toBe(
      'How much more each insurer costs than the lowest, by age',
    )
  })
})
