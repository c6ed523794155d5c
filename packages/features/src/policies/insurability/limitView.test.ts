import type { InsurabilityEvent, InsurableCover } from '@coverkit/core/guaranteed-insurability'
import { expect, it } from 'vitest'
import { coverOption, increaseHint } from './limitView.ts'

const life: InsurableCover = {
  kind: 'life',
  sumInsured: 600_000,
  originalSum: 540_000,
  earlierIncreases: 0,
  highestSum: 5_000_000,
}
const benefit: InsurableCover = { ...life, kind: 'incomeProtection', sumInsured: 6_000, originalSum: 6_000 }
const eventOf = (answers: Partial<InsurabilityEvent>): InsurabilityEvent => ({
  event: 'mortgage',
  eventDate: null,
  newAmount: null,
  earlierAmount: null,
  ...answers,
})

it('names the most of an increase once the loan or both salaries are known', () => {
  const loan = 'Enter your new home loan, and we’ll tell you how much you can add.'
  const salaries = 'Enter both salaries, and we’ll tell you how much you can add.'
  expect(increaseHint(life, eventOf({}))).toBe(loan)
  expect(coverOption(life, eventOf({})).hint).toBe(`Now $600,000. ${loan}`)
  expect(increaseHint(life, eventOf({ newAmount: 60_000 }))).toBe('Up to $60,000.')
  expect(increaseHint(benefit, eventOf({}))).toBe('Up to $900 a month.')
  expect(increaseHint(benefit, eventOf({ event: 'salaryRise', newAmount: 90_000 }))).toBe(salaries)
})

it('names no increase once the days to ask are over', () => {
  const late = eventOf({ event: 'marriage', eventDate: '2020-09-01' })
  expect(coverOption(life, late).hint).toBe('Now $600,000')
  expect(increaseHint(life, late)).toBeUndefined()
})

it('says of income protection at its maximum that this goes by the income on record', () => {
  const atMaximum = { ...benefit, highestSum: 6_000 }
  const rise = eventOf({ event: 'salaryRise', newAmount: 120_000, earlierAmount: 80_000 })
  expect(increaseHint(atMaximum, rise)).toBe(
    'This cover is already at its maximum for the income we have on record. If that’s out of date, call us.',
  )
  const full = { ...life, highestSum: 600_000 }
  expect(increaseHint(full, eventOf({ event: 'marriage' }))).toBe('This cover is already at its maximum.')
})

it('says why a salary that fell increases nothing', () => {
  const fall = eventOf({ event: 'salaryRise', newAmount: 70_000, earlierAmount: 80_000 })
  expect(increaseHint(life, fall)).toBe('Your new salary isn’t at least 15% higher than before.')
})
