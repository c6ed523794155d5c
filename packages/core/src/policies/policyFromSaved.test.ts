import { describe, expect, test } from 'vitest'
import { kimsPolicy, robinsPolicy } from './policy.fixture.ts'
import { policyFromSaved } from './policyFromSaved.ts'

describe('a policy as it was read', () => {
  test('says what it covers, whose it is, what it costs and when', () => {
    expect(policyFromSaved(robinsPolicy())).toEqual({
      id: 'p-1001',
      number: 'MLC0012345',
      insurerCode: 'MLC',
      insurerName: 'Mallee Life Company',
      productCode: 'MLC-01',
      productName: 'Mallee Life Company Cover Plan',
      state: 'in-force',
      lapseDate: null,
      overdueAmount: null,
      holders: ['Robin Example'],
      covers: [{ kind: 'life', sumInsured: 600_000, owner: 'O', originalSum: 566_000 }],
      premiumType: 'stepped',
      indexation: 'on',
      premium: {
        amount: 57.71,
        frequency: 'monthly',
        method: 'directDebit',
        outsideMethod: null,
        label: 'SAMPLE RATES',
      },
      insured: {
        dateOfBirth: '1989-03-27',
        ratedAge: 37,
        gender: 'M',
        isSmoker: false,
        occupation: 'Administrator (office)',
        occupationId: 4,
        state: 'NSW',
      },
      startDate: '2024-08-14',
      nextDebitDate: '2026-12-14',
      nextAnniversaryDate: '2027-08-14',
      coolingOffEnd: null,
      increaseWithoutProof: null,
    })
  })

  test('has its covers in canonical order, with what each is linked to and its options', () => {
    const { covers, holders, premiumType } = policyFromSaved(kimsPolicy({ premium_Structure: 'L' }))
    expect(covers).toEqual([
      { kind: 'life', sumInsured: 1_200_000, owner: 'S', originalSum: 566_000 },
      {
        kind: 'tpd',
        sumInsured: 800_000,
        linkedSum: 700_000,
        structure: 'life',
        occupationType: 'any',
        extras: ['lifeBuyBack', 'doubleTpd'],
        owner: 'S',
        originalSum: null,
      },
      {
        kind: 'criticalIllness',
        sumInsured: 200_000,
        structure: 'standalone',
        extras: ['reinstatement'],
        owner: 'O',
        originalSum: null,
      },
      {
        kind: 'incomeProtection',
        sumInsured: 6_000,
        waitingPeriod: '90',
        benefitPeriod: '65',
        options: ['increasingClaim', 'superContribution'],
        annualEarnings: 110_000,
        incomeReplacement: 65,
        owner: 'J',
        originalSum: null,
      },
    ])
    expect([holders, premiumType]).toEqual([['Robin Example', 'Kim Example'], 'level'])
  })

  test('of a backend that answers the required fields alone is in force and has no covers', () => {
    const policy = policyFromSaved({ id: 'p-1', name: 'X1', insurer_Code: 'ZUR' })
    expect([policy.state, policy.covers, policy.holders]).toEqual(['in-force', [], []])
    expect(policy.premium).toEqual({
      amount: null,
      frequency: null,
      method: null,
      outsideMethod: null,
      label: null,
    })
    expect(Object.values(policy.insured)).toEqual([null, null, null, null, null, null, null])
  })

  test('has no cover whose sum is 0, and links nothing to a TPD that stands alone', () => {
    const saved = kimsPolicy({
      sum_Insured: 0,
      critical_Illness_Sum_Insured: null,
      monthly_Benefit: 0,
      structures: null,
    })
    const { covers } = policyFromSaved(saved)
    expect(covers).toMatchObject([
      { kind: 'tpd', sumInsured: 800_000, linkedSum: 0, structure: 'standalone' },
    ])
  })
})
