import type { Offering } from '@coverkit/brand'
import type { InsurableCover } from '@coverkit/core/guaranteed-insurability'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyForm, type InsurabilityForm } from './InsurabilityForm.ts'
import { answersSoFar, insurabilityReader, readInsurability } from './readInsurability.ts'

const life: InsurableCover = {
  kind: 'life',
  sumInsured: 600_000,
  originalSum: 500_000,
  earlierIncreases: 0,
  highestSum: 15_000_000,
}
const benefit: InsurableCover = { ...life, kind: 'incomeProtection', sumInsured: 6_000, originalSum: 6_000 }
const context = { policyId: 'p-1', covers: [life, benefit], today: '2026-11-23' }
const reader = insurabilityReader(context)
const form = (changes: Partial<InsurabilityForm> = {}): InsurabilityForm => ({
  event: 'marriage',
  eventDate: { day: '10', month: '11', year: '2026' },
  newAmount: '',
  earlierAmount: '',
  cover: 'life',
  increase: '100k',
  acknowledged: true,
  ...changes,
})
const messages = (changes: Partial<InsurabilityForm>) => [...reader.messages(form(changes))]
const date = (day: string, month: string, year: string) => ({ eventDate: { day, month, year } })

describe('a form for an increase', () => {
  it('is read into what core asks for', () => {
    expect(reader.read(form())).toEqual({
      policyId: 'p-1',
      event: 'marriage',
      eventDate: '2026-11-10',
      newAmount: null,
      earlierAmount: null,
      cover: 'life',
      increase: 100_000,
      acknowledged: true,
    })
  })

  it('lacks everything at first, in the order of the screen', () => {
    expect([...reader.messages(emptyForm(['life', 'incomeProtection']))]).toEqual([
      ['event', 'Choose what happened'],
      ['eventDate', 'Enter the date of the event'],
      ['cover', 'Choose which cover you’d like to increase'],
      ['increase', 'Enter how much you’d like to add'],
      ['acknowledged', 'Tick the box once you understand how this works'],
    ])
  })

  it('knows the cover of a policy that has one', () => {
    expect(emptyForm(['tpd']).cover).toBe('tpd')
    expect(emptyForm(['tpd', 'life']).cover).toBeNull()
  })

  it.each<[string, Partial<InsurabilityForm>, [string, string]]>([
    [
      'a day that is none',
      date('31', '2', '2026'),
      ['eventDate', 'Enter the date of the event with a four-digit year, like 27 3 2026'],
    ],
    [
      'a year of two digits',
      date('10', '11', '26'),
      ['eventDate', 'Enter the date of the event with a four-digit year, like 27 3 2026'],
    ],
    [
      'a day to come',
      date('24', '11', '2026'),
      ['eventDate', 'The date of the event can’t be in the future. Come back once it has happened.'],
    ],
    [
      'the 61st day',
      date('23', '9', '2026'),
      [
        'eventDate',
        'Check the date of the event: the 60 days ended on 22 November 2026. You can still ask for more cover by changing your cover.',
      ],
    ],
    ['too much', { increase: '125,001' }, ['increase', 'The most you can add is $125,000']],
    [
      'too much of a benefit',
      { cover: 'incomeProtection', increase: '901' },
      ['increase', 'The most you can add is $900 a month'],
    ],
    ['nothing', { increase: '0' }, ['increase', 'Enter how much you’d like to add']],
    [
      'a word',
      { increase: 'lots' },
      ['increase', 'Enter how much you’d like to add in dollars, like 50,000'],
    ],
    ['a loan without its amount', { event: 'mortgage' }, ['newAmount', 'Enter your new home loan']],
    [
      'a loan that is no larger',
      { event: 'mortgage', newAmount: '400k', earlierAmount: '400k', increase: '' },
      ['newAmount', 'The new loan has to be larger than the previous one'],
    ],
    [
      'an amount that can’t be read',
      { event: 'mortgage', newAmount: '4x', increase: '50k' },
      ['newAmount', 'Enter your new home loan in dollars, like 500,000'],
    ],
    [
      'a salary from nowhere',
      { event: 'salaryRise', newAmount: '90k', increase: '50k' },
      ['earlierAmount', 'Enter your salary before the rise'],
    ],
  ])('refuses %s', (_, changes, refusal) => {
    expect(messages(changes)).toContainEqual(refusal)
  })

  it('takes the last of the 60 days, and the very most', () => {
    expect(messages({ ...date('24', '9', '2026'), increase: '125,000' })).toEqual([])
  })

  it('does not read amounts that the event has no field for', () => {
    expect(answersSoFar(form({ newAmount: 'left over' }), 'p-1').newAmount).toBeNull()
    expect(messages({ newAmount: 'left over' })).toEqual([])
  })

  it('is never read and refused at once, whatever is typed', () => {
    const text = fc.oneof(fc.string(), fc.integer({ min: -10, max: 300_000 }).map(String))
    fc.assert(
      fc.property(text, text, text, (increase, newAmount, earlierAmount) => {
        const input = form({ event: 'mortgage', increase, newAmount, earlierAmount })
        const result = readInsurability(input, context)
        expect('errors' in result).toBe(reader.messages(input).size > 0)
        if ('read' in result) expect(result.read.increase).toBeLessThanOrEqual(200_000)
        else expect(() => reader.read(input)).toThrow(RangeError)
      }),
    )
  })
})

it('speaks of changing cover where the brand offers it', () => {
  const late = form(date('1', '1', '2020'))
  const messageFor = (brand: Offering) =>
    insurabilityReader({ ...context, brand })
      .messages(late)
      .get('eventDate')
  const ended = 'Check the date of the event: the 60 days ended on 1 March 2020.'
  expect(messageFor({})).toBe(`${ended} You can still ask for more cover by changing your cover.`)
  expect(messageFor({ offers: { changeCover: false } })).toBe(ended)
})
