import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { groupOf } from '../covers/groupOf.ts'
import { COVER_KINDS } from '../covers/kinds.ts'
import { COVER_RULES } from '../covers/rules.ts'
import { COVER_STEPS } from '../covers/steps.ts'
import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { selectCovers } from '../quote/selectCovers.ts'
import { setCoverAmount } from '../quote/setCoverAmount.ts'
import { anyCoverChange, lawfulCoverChange } from '../testing/index.ts'
import { kimsChange, robinsChange, TODAY } from './change.fixture.ts'
import { changeCoverRequest } from './changeCoverRequest.ts'
import { changeProfile } from './changeProfile.ts'
import { changeIds } from './coverChanges.ts'
import { startChange, withPolicyNow } from './emptyChange.ts'
import { parseChange } from './parseChange.ts'
import { policyPreviewRequest } from './policyPreview.ts'
import { termsFromRequest } from './termsFromRequest.ts'
import type { ChangeOfPolicy, CoverChange } from './types.ts'
import { validateChange, validateTerms } from './validateChange.ts'

const robin = {
  id: 'p-1001',
  insurerCode: 'MLC' as const,
  policyNumber: 'MLC0012345',
  policyHolder: 'Robin Example',
}
const signature = { name: 'robin  EXAMPLE', signedAt: `${TODAY}T01:02:03Z` }
const acceptances = {
  dutyOfDisclosure: true,
  insurerPdsAndPrivacy: true,
  brokerTerms: true,
  insurerContact: true,
  monitorEmails: true,
  personalDetailsDisclosure: true,
  applicationDeclarations: true,
}
const questionnaire = { definition: 'personal|2026-11', values: {}, rows: {} }
const of = (change: CoverChange): ChangeOfPolicy => ({
  ...startChange(robin, change.now),
  after: change.after,
})
const signed = (answers: CoverChange): ChangeOfPolicy => ({ ...of(answers), acceptances, signature })

describe('the request', () => {
  test('has every field of the specification, and ours', () => {
    const answers = signed(
      kimsChange((now) => setCoverAmount(now, 'life', 900_000).quote, { indexation: 'off12Months' }),
    )
    expect(changeCoverRequest(answers, { contactId: 'c-1', questionnaire, shownPremium: 9_000.5 })).toEqual({
      policyId: 'p-1001',
      insurer_Code: 'MLC',
      policy_Number: 'MLC0012345',
      contactId: 'c-1',
      sum_Insured: 900_000,
      tpD_Sum_Insured: 100_000,
      tpD_Linked_Sum_Insured: 700_000,
      critical_Illness_Sum_Insured: 200_000,
      monthly_Benefit: 6_000,
      premium_Structure: 'S',
      premium_frequency: 'yearly',
      owners: { life: 'S', tpd: 'S', criticalIllness: 'O', incomeProtection: 'J' },
      structures: { tpd: 'life', criticalIllness: 'standalone' },
      double_TPD: true,
      tpD_Buy_back: true,
      tpD_Occupation_Type: 'any',
      cI_Buy_back: false,
      reinstatement: true,
      increasing_Claim: true,
      super_Contribution: 10,
      waiting_Period: '90',
      benefit_Period: '65',
      annual_Earnings: 110_000,
      IRR: 65,
      payment_Method: 'enduringRollover',
      outsidePaymentMethod: 'creditCard',
      indexation: 'off12Months',
      acceptances,
      documentsRead: [],
      questionnaire: null,
      reasons: [],
      guaranteedInsurability: null,
      signedName: 'robin  EXAMPLE',
      signedAt: '2026-11-23T01:02:03Z',
      shown_Premium: 9_000.5,
      status: 'Application in Progress',
    })
  })

  test('takes an increase after a life event along, with which the terms may stay as they are', () => {
    const increase = {
      policyId: null,
      event: 'marriage',
      eventDate: '2026-11-10',
      cover: 'life',
      increase: 100_000,
      newAmount: null,
      earlierAmount: null,
      acknowledged: true,
    } as const
    const answers = signed(robinsChange())
    expect(changeCoverRequest(answers, { contactId: 'c', increase }).guaranteedInsurability).toEqual(increase)
    expect(validateChange(answers).map(({ field, code }) => [field, code])).toEqual([['after', 'required']])
    expect(validateChange(answers, { hasIncrease: true })).toEqual([])
  })

  test('carries health answers only where they are needed', () => {
    const more = signed(robinsChange((now) => setCoverAmount(now, 'life', 700_000).quote))
    expect(changeCoverRequest(more, { contactId: 'c', questionnaire }).questionnaire).toEqual(questionnaire)
  })

  test('of a policy that no cover is left of is Discontinued', () => {
    const none = signed(robinsChange((now) => selectCovers(now, []).quote))
    expect(changeCoverRequest(none, { contactId: 'c' })).toMatchObject({
      status: 'Discontinued',
      sum_Insured: null,
      owners: { life: null, tpd: null, criticalIllness: null, incomeProtection: null },
    })
  })

  property.prop([anyCoverChange], { numRuns: 1_000 })('is read back without loss', (change) => {
    const sent = changeCoverRequest(of(change), { contactId: 'c' })
    const after = termsFromRequest(JSON.parse(JSON.stringify(sent)), change.now)
    expect(changeIds({ now: change.after, after })).toEqual([])
    expect(changeIds({ now: change.now, after })).toEqual(changeIds(change))
  })
})

describe('a submission', () => {
  test('that is complete lacks nothing', () => {
    expect(validateChange(signed(robinsChange((now) => setCoverAmount(now, 'life', 450_000).quote)))).toEqual(
      [],
    )
  })

  test('changes something, accepts everything and is signed with the name of the policy', () => {
    expect(validateChange(robinsChange()).map(({ step, field, code }) => [step, field, code])).toEqual([
      ['review-cover', 'after', 'required'],
      ['duty-of-disclosure', 'acceptances.dutyOfDisclosure', 'required'],
      ['key-documents', 'acceptances.insurerPdsAndPrivacy', 'required'],
      ['key-documents', 'acceptances.brokerTerms', 'required'],
      ['key-documents', 'acceptances.insurerContact', 'required'],
      ['key-documents', 'acceptances.monitorEmails', 'required'],
      ['key-documents', 'acceptances.personalDetailsDisclosure', 'required'],
      ['insurer-declarations', 'acceptances.applicationDeclarations', 'required'],
      ['insurer-declarations', 'signature', 'required'],
    ])
    const answers = signed(robinsChange((now) => setCoverAmount(now, 'life', 450_000).quote))
    const other = { ...answers, signature: { ...signature, name: 'Robin Sample' } }
    expect(validateChange(other)).toEqual([
      { step: 'insurer-declarations', field: 'signature', code: 'match' },
    ])
  })

  test('is of sums, links and a payment that can be', () => {
    const codes = (change: CoverChange) => validateTerms(change).map(({ field, code }) => [field, code])
    const least = robinsChange((now) => ({ ...now, lifeCover: { ...now.lifeCover, amount: 20_000 } }))
    expect(codes(least)).toEqual([['after.quote.lifeCover.amount', 'min']])
    const most = robinsChange((now) => ({ ...now, lifeCover: { ...now.lifeCover, amount: 16_000_000 } }))
    expect(codes(most)).toEqual([['after.quote.lifeCover.amount', 'max']])
    const orphan = kimsChange((now) => ({ ...now, lifeCover: { ...now.lifeCover, amount: 600_000 } }))
    expect(codes(orphan)).toEqual([
      ['after.quote.tpdCover.amountLinked', 'choice'],
      ['after.quote.tpdCover.amountStandalone', 'choice'],
    ])
    expect(codes(robinsChange((now) => now, { paymentMethod: 'enduringRollover' }))).toEqual([
      ['after.paymentMethod', 'choice'],
      ['after.quote.paymentFrequency', 'choice'],
    ])
    expect(codes(kimsChange((now) => now, { outsidePaymentMethod: null }))).toEqual([
      ['after.outsidePaymentMethod', 'required'],
    ])
  })

  test.each(COVER_KINDS)('names an answer that there is where the sum of %s is too high', (kind) => {
    const change = robinsChange((now) => {
      const quote = selectCovers(now, [kind]).quote
      const group = groupOf(kind)
      return { ...quote, [group]: { ...quote[group], ...COVER_RULES[kind].withSum(90_000_000, quote) } }
    })
    const faults = validateTerms(change)
    expect(faults).toEqual([expect.objectContaining({ step: COVER_STEPS[kind], code: 'max' })])
    const path = faults[0]?.field.split('.') ?? []
    const answer = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), change)
    expect(answer).toBe(90_000_000)
  })

  test('of no cover at all needs nothing else, not even a premium type', () => {
    const ended = robinsChange((now) => ({ ...selectCovers(now, []).quote, premiumType: null }))
    expect(validateTerms(ended)).toEqual([])
  })

  property.prop([lawfulCoverChange], { numRuns: 1_000 })('of generated terms lacks nothing', (change) => {
    const faults = validateTerms(change)
    expect(faults).toEqual(
      changeIds(change).length === 0 ? [{ step: 'review-cover', field: 'after', code: 'required' }] : [],
    )
  })
})

describe('a draft', () => {
  property.prop([anyCoverChange])('is read back as it was', (change) => {
    const answers = { ...of(change), signature }
    expect(parseChange(JSON.parse(JSON.stringify(answers)))).toEqual({
      ...answers,
      signature: { name: 'robin EXAMPLE', signedAt: signature.signedAt },
    })
  })

  test('of a stranger’s shape is refused', () => {
    expect(() => parseChange({ policy: { id: 7 } })).toThrow(InvalidInputError)
    expect(() => parseChange({ ...robinsChange(), now: { indexation: 'on' } })).toThrow('now.quote')
  })

  test('of a policy that changed meanwhile is accepted and signed again', () => {
    const answers = signed(robinsChange((now) => setCoverAmount(now, 'life', 450_000).quote))
    expect(withPolicyNow(answers, { ...answers.now })).toBe(answers)
    const moved = { ...answers.now, indexation: 'off12Months' } as const
    expect(withPolicyNow(answers, moved)).toMatchObject({
      now: moved,
      after: answers.after,
      signature: null,
      acceptances: { dutyOfDisclosure: false, applicationDeclarations: false },
    })
  })
})

describe('a preview', () => {
  test('asks for the price of what the policy shall be, and names nobody', () => {
    const { after } = kimsChange((now) => setCoverAmount(now, 'life', 900_000).quote)
    const { personalDetails, ...terms } = after.quote
    expect(policyPreviewRequest('p-1', after)).toEqual({
      policyId: 'p-1',
      needs: { ...terms, paymentMethod: 'enduringRollover' },
      indexation: 'on',
    })
    expect(policyPreviewRequest('p-1', { ...after, paymentMethod: null }).needs).toEqual(terms)
  })
})

describe('health questions are about', () => {
  const about = (change: CoverChange) => {
    const { covers, sums, age, today } = changeProfile(change, null, TODAY)
    return { covers, sums, age, today }
  }

  test('the covers that need them, with what those shall be', () => {
    const change = kimsChange((now) => {
      const more = setCoverAmount(now, 'life', 1_300_000).quote
      return setCoverAmount(more, 'incomeProtection', 5_000).quote
    })
    expect(about(change)).toEqual({ covers: ['life'], sums: { life: 1_300_000 }, age: 37, today: TODAY })
  })

  test('the whole policy, where its rises shall resume', () => {
    const { now } = kimsChange()
    const change = { now: { ...now, indexation: 'offPermanent' as const }, after: now }
    expect(about(change).covers).toEqual(['life', 'tpd', 'criticalIllness', 'incomeProtection'])
  })
})
