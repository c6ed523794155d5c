import { type Policy, policyFromSaved } from '@coverkit/core/policies'
import { expect, it } from 'vitest'
import {
  exampleLapsingPolicy,
  exampleLifePolicy,
  exampleWholePolicy,
} from '#policies/testing/examplePolicies.ts'
import { summaryView } from './summaryView.ts'

const life = policyFromSaved(exampleLifePolicy())
const whole = policyFromSaved(exampleWholePolicy())

const textsOf = (policies: readonly Policy[]) =>
  summaryView(policies).map(({ label, values, notes }) => [
    label,
    values.map(({ figure, unit }) => (unit === null ? figure : `${figure} ${unit}`)).join(' plus '),
    ...notes,
  ])

it('adds the premiums up by frequency and for a year, and names what comes next', () => {
  expect(textsOf([life, whole])).toEqual([
    ['Total premium', '$57.71 a month plus $9,767.58 a year', '$10,460.10 a year at today’s premiums'],
    ['Next debit', '14 December 2026', '$57.71 by direct debit', 'Mallee Life Company, Policy MLC0012345'],
    [
      'Next anniversary',
      '14 August 2027',
      'Mallee Life Company, Policy MLC0012345',
      'The insurer works out your premium for the next year.',
    ],
  ])
})

it('says nothing twice of one policy that is paid once a year', () => {
  expect(textsOf([whole])).toEqual([
    ['Total premium', '$9,767.58 a year'],
    ['Next debit', '14 August 2027', '$9,767.58 by rollover from super'],
    ['Next anniversary', '14 August 2027', 'The insurer works out your premium for the next year.'],
  ])
})

it('names both ways in which a policy is paid', () => {
  const premium = { ...whole.premium, outsideMethod: 'creditCard' } as const
  expect(textsOf([{ ...whole, premium }])[1]).toEqual([
    'Next debit',
    '14 August 2027',
    '$9,767.58 by rollover from super, and by credit card for cover outside super',
  ])
})

it('counts the policies of one day together, and what it doesn’t know', () => {
  const other: Policy = { ...life, id: 'other' }
  const byCard: Policy = { ...other, premium: { ...life.premium, method: 'creditCard' } }
  const unknown: Policy = { ...life, id: 'unknown', premium: { ...life.premium, amount: null } }
  expect(textsOf([life, other])[1]).toEqual([
    'Next debit',
    '14 December 2026',
    '$115.42 by direct debit',
    '2 policies',
  ])
  expect(textsOf([life, byCard])[1]).toContain('$115.42')
  expect(textsOf([life, unknown]).slice(0, 2)).toEqual([
    [
      'Total premium',
      '$57.71 a month',
      '$692.52 a year at today’s premiums',
      'One policy isn’t counted, because we don’t have its premium.',
    ],
    ['Next debit', '14 December 2026', '2 policies'],
  ])
})

it('has nothing to debit where the one policy is overdue, and nothing at all where it has ended', () => {
  const lapsing = policyFromSaved(exampleLapsingPolicy())
  expect(textsOf([lapsing])[1]).toEqual(['Next debit', 'None due'])
  const ended: Policy = { ...lapsing, state: 'lapsed', nextAnniversaryDate: null }
  expect(textsOf([ended]).map(([, value]) => value)).toEqual(['None', 'None due', 'None'])
})
