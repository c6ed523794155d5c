import { expect, it } from 'vitest'
import { exampleAnswer } from '#client-quote/testing/exampleAnswers.ts'
import { type Offer, offerOf } from '../offers.ts'
import { soFar, yearFile } from './yearFigures.ts'

const offers = ['NEO', 'AIG'].flatMap((code): Offer[] => {
  const offer = offerOf(exampleAnswer(code), 'monthly')
  return offer ? [offer] : []
})

const of = (yearly: readonly number[]) => ({
  yearly,
  other: null,
  total: 0,
  shortTerm: { years: yearly.length, total: 0 },
})

it('adds up what is paid so far', () => {
  expect(soFar([100_00, 50_05, 1])).toEqual([100_00, 150_05, 150_06])
  expect(soFar([])).toEqual([])
})

it('writes the cover and the premiums at each age, in dollars', () => {
  const years = new Map([
    ['NEO', of([100_00, 300_00])],
    ['AIG', of([150_00, 200_50])],
  ])
  const none = { off12Months: {}, offPermanent: {} }
  const sumInsured = { on: { life: [500_000, 515_000] }, ...none }
  expect(yearFile({ offers, years }, { ages: [40, 41], sumInsured }).split('\r\n')).toEqual([
    '"Age","Life cover","Neota Life, yearly premium","Neota Life, paid so far","Aigrette Assurance, yearly premium","Aigrette Assurance, paid so far"',
    '40,500000,100.00,100.00,150.00,150.00',
    '41,515000,300.00,400.00,200.50,350.50',
    '',
  ])
})
