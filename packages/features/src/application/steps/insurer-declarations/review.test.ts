import { addHolder } from '@coverkit/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { stepReaders } from '#common/step-form/stepReaders.ts'
import type { ApplicationAnswers } from '../../answers.ts'
import { applicationFor } from '../../application.fixture.ts'
import { applicationFlow } from '../../flow.ts'
import { noPaymentNumbers } from '../../paymentNumbers.ts'
import { readyApplication } from '../../submission/readyApplication.fixture.ts'
import { answerOne } from '../personal-questionnaire/answerPage.fixture.ts'
import { missingLinks, missingSteps } from './missing.ts'
import { summaryOf } from './summary.ts'

await stepReaders(applicationFlow.models).load()
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
beforeEach(() => void vi.setSystemTime(new Date(2026, 10, 23, 9)))
afterAll(() => void vi.useRealTimers())

const ready = () => readyApplication()
const said = (answers: ApplicationAnswers) => missingLinks(answers).map(({ words }) => words)

describe('what is missing', () => {
  it('is nothing once every step before is answered', () => {
    expect(said(ready())).toEqual([])
  })

  it('is the account number after a reload', () => {
    expect(said({ ...ready(), paymentNumbers: noPaymentNumbers })).toEqual([
      'Payment: the account number, which isn’t stored on this device',
    ])
  })

  it('is all that a new application lacks, in the order of the steps', () => {
    expect(said(applicationFor())).toEqual([
      'Your cover: confirm your cover',
      'Your duty: confirm that you understand your duty',
      'Key documents: read the documents and accept each statement',
      'Your health: answer the questions you haven’t answered yet',
      'Your details: check the details',
      'Payment: how you pay',
      'Beneficiaries: whether you name beneficiaries',
    ])
  })

  it('is a document whose version was not read', () => {
    const [pds, ...others] = ready().offered
    if (!pds) throw new Error('No documents')
    expect(said({ ...ready(), offered: [{ ...pds, version: '5.0' }, ...others] })).toEqual([
      'Key documents: the insurer’s documents',
    ])
  })

  it('is the questionnaire where its answers were in memory alone', () => {
    expect(said({ ...ready(), questionnaire: null })).toEqual([
      'Your health: answer the questions you haven’t answered yet',
    ])
  })

  it('is a second holder without details', () => {
    const application = addHolder(ready().application, 'holder-2')
    expect(said({ ...ready(), application })).toEqual(['Your details: check the details'])
  })

  it('is every section in which a change opened questions, with where the first of them is', () => {
    const answers = answerOne(answerOne(ready(), 'joints.back', 'yes'), 'joints.joints', 'yes')
    const [health] = missingSteps(answers)
    expect(health).toMatchObject({
      step: 'personal-questionnaire',
      sections: [{ title: 'Back and joints', page: 'joints-joints' }],
    })
  })

  it('is found on a birthday that changes the price', () => {
    const answers = ready()
    vi.setSystemTime(new Date(2027, 2, 28, 9))
    expect(said(answers)).toEqual(['Your details: the date of birth'])
  })
})

describe('the answers in short', () => {
  it('show cover, details, payment, beneficiaries and how many answers about health', () => {
    const sections = summaryOf(ready())
    expect(sections.map(({ title, step }) => [title, step])).toEqual([
      ['Your cover', 'confirm-cover'],
      ['Your details', 'personal-information'],
      ['Payment', 'payment-details'],
      ['Beneficiaries', 'beneficiaries'],
      ['Health and lifestyle', 'personal-questionnaire'],
    ])
    const lines = sections
      .slice(0, 4)
      .map(({ facts }) => facts.map(({ label, value }) => `${label}: ${value}`))
    expect(lines).toMatchInlineSnapshot(`
      [
        [
          "Insurer: Ingleside Life, Ingleside Life Cover Plan",
          "Life cover: $500,000, outside super",
          "TPD cover: $750,500, linked to life $500,000, standalone $250,500, own occupation, life buy back, outside super",
          "Critical illness cover: $200,000, standalone, reinstatement, outside super",
          "Income protection: $6,000 a month, paid after 30 days, for 5 years, outside super",
          "Premium type: Stepped (variable age-stepped)",
          "Premium: $393.18 a month",
        ],
        [
          "Name: Zoë O’Example-Núñez",
          "Date of birth: 27 March 1981",
          "Mobile and email: 0491 570 006, zoe@example.com",
          "Address: 12/4 Sample St., Carlton VIC 3053",
        ],
        [
          "Method: Direct debit, monthly",
          "Account: Zoë Example, BSB 970-001, ending in 678",
        ],
        [
          "People: Nobody named",
        ],
      ]
    `)
  })

  it('show of an answer about health nothing but that it was given, and where it can be read', () => {
    expect(summaryOf(ready()).at(-1)).toMatchObject({
      step: 'personal-questionnaire',
      page: 'review',
      facts: [{ label: 'Answers', value: '46 answers in 13 sections' }],
    })
  })

  it('say how many answers the insurer does not get', () => {
    const hiding = (...keys: string[]) => {
      const { questionnaire } = ready()
      if (questionnaire === null) throw new Error('Nothing is answered')
      const hidden = Object.fromEntries(keys.map((key) => [key, 'yes']))
      const values = { ...questionnaire.values, ...hidden }
      return summaryOf({ ...ready(), questionnaire: { ...questionnaire, values } })
        .at(-1)
        ?.facts.at(-1)
    }
    expect(hiding('joints.back.lifting#r1')).toEqual({
      label: 'Not sent to the insurer',
      value: '1 answer that no longer applies',
    })
    expect(hiding('joints.back.lifting#r1', 'mind.mental.talk#r2')?.value).toBe(
      '2 answers that no longer apply',
    )
  })

  it('are made once for as long as what they show is the same', () => {
    const answers = ready()
    const summary = summaryOf(answers)
    expect(summaryOf({ ...answers, typed: { signedName: 'Z' } })).toBe(summary)
    expect(summaryOf({ ...answers, application: { ...answers.application } })).not.toBe(summary)
  })

  it('name nobody without life cover', () => {
    const covers = { payThroughSuper: 'false' as const, selectedCovers: ['criticalIllness' as const] }
    expect(summaryOf(applicationFor({ covers })).map(({ id }) => id)).not.toContain('beneficiaries')
  })

  it('never show a whole account number', () => {
    expect(JSON.stringify(summaryOf(ready()))).not.toContain('12345678')
  })
})
