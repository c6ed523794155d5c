import { type Policy, policyFromSaved } from '@coverkit/core/policies'
import { describe, expect, it } from 'vitest'
import { policyCoverView, policyView } from './policyView.ts'
import { exampleLapsingPolicy, exampleLifePolicy, exampleWholePolicy } from './testing/examplePolicies.ts'

const life = policyFromSaved(exampleLifePolicy())
const whole = policyFromSaved(exampleWholePolicy())

describe('a policy in words', () => {
  it('says whose it is, what it costs, and its dates', () => {
    expect(policyView(life)).toEqual({
      id: 'p-1',
      insurerCode: 'MLC',
      insurer: 'Mallee Life Company',
      number: 'Policy MLC0012345',
      holders: 'Robin Sample',
      premium: '$57.71 a month',
      facts: [
        'Stepped (variable age-stepped)',
        'Indexation on',
        'Next debit 14 December 2026 by direct debit',
        'Anniversary 14 August 2027',
      ],
      warning: null,
    })
    expect(policyView(whole)).toMatchObject({
      holders: 'Robin Sample and Lee Sample',
      premium: '$9,767.58 a year',
      facts: [
        'Stepped (variable age-stepped)',
        'Indexation off permanently',
        'Next debit 14 August 2027 by rollover from super',
        'Anniversary 14 August 2027',
      ],
    })
  })

  it('has each cover with its sum, its structure and its options', () => {
    expect([life, whole].flatMap(({ covers }) => covers.map(policyCoverView))).toEqual([
      { kind: 'life', name: 'Life cover', sum: '$600,000', terms: [] },
      { kind: 'life', name: 'Life cover', sum: '$1,200,000', terms: [] },
      {
        kind: 'tpd',
        name: 'TPD cover',
        sum: '$800,000',
        terms: [
          'Linked to life $700,000, standalone $100,000',
          'Any occupation',
          'Life buy back',
          'Double TPD',
        ],
      },
      {
        kind: 'criticalIllness',
        name: 'Critical illness cover',
        sum: '$200,000',
        terms: ['Standalone', 'Reinstatement'],
      },
      {
        kind: 'incomeProtection',
        name: 'Income protection',
        sum: '$6,000 a month',
        terms: ['Paid after 90 days, to age 65', 'Increasing claim', 'Super contribution 10%'],
      },
    ])
  })

  it('names a benefit period of years, and what is all linked', () => {
    const saved = exampleWholePolicy({ benefit_Period: '5', tpD_Sum_Insured: null, owners: null })
    const terms = policyFromSaved(saved).covers.map((cover) => policyCoverView(cover).terms)
    expect(terms[1]?.[0]).toBe('Linked to life')
    expect(terms[3]?.[0]).toBe('Paid after 90 days, for 5 years')
  })

  it('warns of a policy that lapses, and says of one that has ended', () => {
    const lapsing = policyFromSaved(exampleLapsingPolicy())
    expect(policyView(lapsing).warning).toEqual({
      severity: 'warn',
      title: 'A premium hasn’t been paid',
      text: 'You’re still covered, but this policy ends on 14 December 2026 unless you pay $24.15.',
    })
    expect(policyView(lapsing).facts).not.toContain('Next debit 14 December 2026 by direct debit')
    const lapsed: Policy = { ...lapsing, state: 'lapsed' }
    expect(policyView(lapsed)).toMatchObject({ premium: null, facts: [] })
    expect(policyView(lapsed).warning).toEqual({
      severity: 'info',
      title: 'This policy has ended',
      text: 'It ended on 14 December 2026 and doesn’t cover you any more.',
    })
  })

  it('leaves out what the record lacks', () => {
    const bare = policyFromSaved({ id: 'p', name: 'N1', insurer_Code: 'ZUR' })
    expect(policyView(bare)).toEqual({
      id: 'p',
      insurerCode: 'ZUR',
      insurer: 'Zurella',
      number: 'Policy N1',
      holders: '',
      premium: 'Premium not on record',
      facts: [],
      warning: null,
    })
  })
})
