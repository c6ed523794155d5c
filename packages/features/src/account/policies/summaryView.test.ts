import { type Policy, policyFromSaved } from '@coverkit/core/policies'
import { expect, it } from 'vitest'
import {
  exampleLapsingPolicy,
  exampleLifePolicy,
  exampleWholePolicy,
} from '#policies/testing/example-policies'
import { summaryView } from './summaryView.ts'

const life = policyFromSaved(exampleLifePolicy())
const whole = policyFromSaved(exampleWholePolicy())

it('adds the premiums up by frequency and for a year, and names what comes next', () => {
  expect(summaryView([life, whole])).toEqual([
    {
      id: 'premium',
      label: 'Total premium',
      value: '$57.71 a month plus $9,767.58 a year',
      notes: ['$10,460.10 a year at today’s premiums'],
    },
    {
      id: 'debit',
      label: 'Next debit',
      value: '$57.71 on 14 December 2026',
      notes: ['Mallee Life Company, Policy MLC0012345'],
    },
    {
      id: 'anniversary',
      label: 'Next anniversary',
      value: '14 August 2027',
      notes: [
        'Mallee Life Company, Policy MLC0012345',
        'That’s when the insurer works out the premium for the next year.',
      ],
    },
  ])
})

it('says nothing twice of a premium that is paid once a year', () => {
  expect(summaryView([whole])[0]).toMatchObject({ value: '$9,767.58 a year', notes: [] })
})

it('counts the policies of one day together, and what it doesn’t know', () => {
  const other: Policy = { ...life, id: 'other' }
  const unknown: Policy = { ...life, id: 'unknown', premium: { ...life.premium, amount: null } }
  expect(summaryView([life, other])[1]).toMatchObject({
    value: '$115.42 on 14 December 2026',
    notes: ['2 policies'],
  })
  expect(summaryView([life, unknown])).toMatchObject([
    {
      notes: [
        '$692.52 a year at today’s premiums',
        'One policy isn’t counted, because we don’t have its premium.',
      ],
    },
    { value: '14 December 2026' },
    {},
  ])
})

it('has nothing to debit where the one policy is overdue, and nothing at all where it has ended', () => {
  const lapsing = policyFromSaved(exampleLapsingPolicy())
  expect(summaryView([lapsing])[1]).toMatchObject({ value: 'None due', notes: [] })
  const ended: Policy = { ...lapsing, state: 'lapsed', nextAnniversaryDate: null }
  expect(summaryView([ended]).map(({ value }) => value)).toEqual(['None', 'None due', 'None'])
})
