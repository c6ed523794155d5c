import { addDays, ageOn, applyAllRules, COVER_KINDS, PANEL } from '@coverkit/core'
import { policyFromSaved, quoteFromPolicy } from '@coverkit/core/policies'
import { numberFits } from '@coverkit/core/transfer'
import { describe, expect, test } from 'vitest'
import { loadRatingTables } from '../rating/loadRatingTables.ts'
import { policyOn } from '../subjects/policies/policyOn.ts'
import { SAMPLE_CUSTOMERS } from './sampleCustomers.ts'
import { samplePolicy } from './samplePolicy.ts'

const tables = loadRatingTables()
const TODAY = '2026-11-23'
/** Includes leap days, and ends of months and years. */
const DAYS = [
  '2026-11-23',
  '2027-03-01',
  '2028-02-28',
  '2028-02-29',
  '2028-05-31',
  '2029-12-31',
  '2031-01-01',
]

const policiesOn = (today: string) =>
  SAMPLE_CUSTOMERS.flatMap((customer) =>
    customer.policies.map((sample) => {
      const { policy, commission } = samplePolicy(tables, customer, sample, today)
      return {
        customer,
        sample,
        commission,
        wire: policyOn({ id: sample.number, policy }, today, tables.label),
      }
    }),
  )
const all = policiesOn(TODAY)
const of = (id: string) => all.filter(({ customer }) => customer.id === id).map(({ wire }) => wire)

const fits = (number: string, insurer: string) =>
  PANEL.some((code) => code === insurer && numberFits(number, code))

describe('the sample customers', () => {
  test.each([
    ['robin', 57.71],
    ['alex', 168.32],
    ['kim', 9767.58],
    ['sam', 136.34],
  ])('%s pays what the worked example of the rating rules says', (id, premium) => {
    expect(of(id).map(({ premium_Amount: amount }) => amount)).toEqual([premium])
  })

  test('show every shape', () => {
    const wires = all.map(({ wire }) => wire)
    const has = (fits: (wire: (typeof wires)[number]) => boolean) => wires.some(fits)
    expect(new Set(wires.map(({ insurer_Code: code }) => code))).toEqual(new Set(PANEL))
    expect(new Set(wires.map(({ indexation }) => indexation))).toEqual(
      new Set(['on', 'off12Months', 'offPermanent']),
    )
    expect(new Set(wires.map(({ premium_frequency: frequency }) => frequency)).size).toBe(4)
    expect(new Set(wires.map(({ premium_Structure: structure }) => structure)).size).toBe(2)
    for (const owner of ['S', 'O', 'J'])
      expect(has(({ owners }) => Object.values(owners ?? {}).includes(owner as 'S'))).toBe(true)
    for (const link of ['life', 'criticalIllness', 'standalone'])
      expect(has(({ structures }) => structures?.tpd === link)).toBe(true)
    expect(has(({ policyholder2 }) => policyholder2 === 'Lee Sample')).toBe(true)
    expect(of('pat').map(({ status }) => status)).toEqual(['lapsing', 'in-force'])
    expect(of('drew').map(({ insured }) => insured?.rated_Age)).toEqual([55, 62])
    expect(of('morgan')).toHaveLength(10)
    expect(of('ash')).toEqual([])
  })

  test('two of them claim on a policy of theirs', () => {
    const claims = SAMPLE_CUSTOMERS.flatMap(({ id, claim, policies }) =>
      claim ? [[id, claim.stage, policies.some(({ number }) => number === claim.policy)]] : [],
    )
    expect(claims).toEqual([
      ['sam', 'acknowledged', true],
      ['morgan', 'reviewed', true],
    ])
  })

  test('have premiums and numbers as their insurers would give them', () => {
    const numbers = all.map(({ wire }) => wire.name)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const { wire, commission } of all) {
      expect([wire.name, fits(wire.name, wire.insurer_Code)]).toEqual([wire.name, true])
      expect(wire.premium_Amount).toBeGreaterThan(0)
      expect(commission.upFrontCents).toBeGreaterThan(commission.ongoingCents)
      const { original_Sums: original, sum_Insured: life } = wire
      if (life && original?.life) expect(original.life <= life).toBe(true)
    }
  })

  test.each(DAYS)('are as old on %s as their premiums are for, and can be made', (today) => {
    for (const { customer, sample, wire } of policiesOn(today)) {
      const { insured, start_Date: start, next_Debit_Date: debit, next_Anniversary_Date: next } = wire
      const age = customer.person.age
      expect(ageOn(insured?.date_of_Birth ?? '', today)).toBe(age)
      expect(insured?.rated_Age).toBe(sample.premiumType === 'level' ? age - sample.years : age)
      expect((start ?? '') < today && (next ?? '') > today && (next ?? '') <= addDays(today, 366)).toBe(true)
      if (wire.status === 'in-force') expect((debit ?? '') >= today).toBe(true)
    }
  })

  test('have covers that break no rule, but for income protection past 60', () => {
    for (const { customer, wire } of all) {
      const quote = quoteFromPolicy(policyFromSaved(wire), TODAY)
      const reasons = applyAllRules(quote).changes.map(({ reason }) => reason)
      const isPast60 = customer.id === 'drew' && wire.monthly_Benefit !== null
      expect([wire.name, new Set(reasons)]).toEqual([wire.name, new Set(isPast60 ? ['age-over-60'] : [])])
      expect(quote.covers.selectedCovers.every((kind) => COVER_KINDS.includes(kind))).toBe(true)
    }
  })
})
