import { changeIds } from '@coverkit/core/change-cover'
import { lawfulCoverChange } from '@coverkit/core/testing'
import {
  answersFor,
  type InputValues,
  planSteps,
  redirectFor,
  startFlow,
  stepPath,
  submitStep,
} from '@coverkit/flow'
import { walkFlow } from '@coverkit/flow/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { expectOpens } from '#common/testing/expectOpens.ts'
import { dateInput } from '#fields/controls'
import { type ChangeFlowAnswers, emptyAnswers } from './answers.ts'
import { changeKind } from './draftKind.ts'
import { type ChangeStepId, changeFlow } from './flow.ts'
import { answerPage } from './testing/changeVisitor.fixture.ts'
import {
  exampleChange,
  insurableLife,
  lifePolicy,
  readyToSign,
  wholePolicy,
  withLife,
} from './testing/exampleChange.ts'

await changeFlow.models.load()

const modelOf = (step: ChangeStepId): StepReader<ChangeFlowAnswers> => changeFlow.models.of(step)

function submit(step: ChangeStepId, answers: ChangeFlowAnswers, typed: InputValues = {}): ChangeFlowAnswers {
  const model = modelOf(step)
  return model.submit(answers, { ...model.view(answers), ...typed })
}

const MET = new Set(['unsubmitted'])
const arrive = (answers: ChangeFlowAnswers) =>
  startFlow(changeFlow, answers, { furthest: answers.progress.furthest ?? undefined })
const leadsTo = (answers: ChangeFlowAnswers, segment: string) =>
  redirectFor(changeFlow, { answers, state: arrive(answers), met: MET }, segment)

const PDS = { type: 'PDS', name: 'Cover plan', version: '4.1', date: '2026-07-01' } as const
const signed = { applicationDeclarations: 'yes', signedName: 'robin sample' }
const statements = {
  insurerPdsAndPrivacy: 'yes',
  brokerTerms: 'yes',
  insurerContact: 'yes',
  monitorEmails: 'yes',
  personalDetailsDisclosure: 'yes',
}
const LATER = ['payment-details', 'indexation', 'guaranteed-insurability', 'review-cover'] as const
const LAST = [
  'duty-of-disclosure',
  'key-documents',
  'personal-questionnaire',
  'insurer-declarations',
] as const

describe('the flow', () => {
  it('walks its steps in the order of the specification', () => {
    const walks = walkFlow(changeFlow, {
      initial: { ...exampleChange(), offered: [PDS] },
      choices: {
        'select-covers': (answers) => [
          submit('select-covers', answers),
          submit('select-covers', answers, { covers: ['life', 'tpd'] }),
          submit('select-covers', answers, { covers: [] }),
        ],
        'life-cover': (answers) => [submit('life-cover', answers, { amount: '450,000' })],
        'tpd-cover': (answers) => [submit('tpd-cover', answers, { amount: '50,000' })],
        'premium-type': (answers) => [submit('premium-type', answers)],
        'payment-details': (answers) => [submit('payment-details', answers)],
        indexation: (answers) => [submit('indexation', answers)],
        'guaranteed-insurability': (answers) => [submit('guaranteed-insurability', answers)],
        'review-cover': (answers) => [submit('review-cover', answers)],
        'duty-of-disclosure': (answers) => [
          submit('duty-of-disclosure', answers, { dutyOfDisclosure: 'yes' }),
        ],
        'key-documents': (answers) => [submit('key-documents', answers, statements)],
        'personal-questionnaire': (answers, page) => [page ? answerPage(answers, page) : answers],
        'insurer-declarations': (answers) => [submit('insurer-declarations', answers, signed)],
      },
    })
    expect(walks.map(({ steps }) => steps)).toEqual([
      ['select-covers', 'life-cover', 'premium-type', ...LATER, ...LAST],
      ['select-covers', 'life-cover', 'tpd-cover', 'premium-type', ...LATER, ...LAST],
      ['select-covers', 'review-cover', ...LAST],
    ])
    const asked = walks.map(({ screens }) =>
      screens.filter((screen) => screen.startsWith('personal-questionnaire/')),
    )
    expect(asked.map(({ length }) => length > 5)).toEqual([false, true, false])
  })

  it('asks for no life events where the brand offers no increases', () => {
    const idsOf = (answers: ChangeFlowAnswers) => planSteps(changeFlow, answers).map(({ id }) => id)
    expect(idsOf(exampleChange())).toContain('guaranteed-insurability')
    const without = { ...exampleChange(), hasIncreases: false }
    expect(idsOf(without)).toEqual(idsOf(exampleChange()).filter((id) => id !== 'guaranteed-insurability'))
    expect(leadsTo(without, 'guaranteed-insurability')).toBe('/account/change-my-cover/premium-type')
  })

  it('begins with the policy’s own answers: the furthest step on arrival is premium-type', () => {
    for (const policy of [lifePolicy(), wholePolicy()]) {
      const answers = exampleChange(policy)
      expect(arrive(answers)).toMatchObject({ active: 'premium-type', furthest: 'premium-type' })
      expect(leadsTo(answers, 'premium-type')).toBeUndefined()
      expect(leadsTo(answers, 'select-covers')).toBeUndefined()
      expect(leadsTo(answers, 'life-cover')).toBeUndefined()
      expect(leadsTo(answers, 'review-cover')).toBe('/account/change-my-cover/premium-type')
      expect(leadsTo(answers, 'no-such-step')).toBe('/account/change-my-cover/premium-type')
    }
  })

  it('shows the picker at the entries while no policy is chosen, and leads everywhere else to one', () => {
    expect(leadsTo(emptyAnswers(), 'select-covers')).toBeUndefined()
    expect(leadsTo(emptyAnswers(), 'premium-type')).toBeUndefined()
    expect(leadsTo(emptyAnswers(), 'life-cover')).toBe('/account/change-my-cover/premium-type')
    expect(leadsTo(emptyAnswers(), 'insurer-declarations')).toBe('/account/change-my-cover/premium-type')
  })

  it('leads back from a submitted change to the account', () => {
    const answers = exampleChange()
    const state = arrive(answers)
    expect(redirectFor(changeFlow, { answers, state, met: new Set() }, 'premium-type')).toBe('/account')
  })

  it('leads to what is missing of a cover that was added', () => {
    const added = submit('select-covers', exampleChange(), { covers: ['life', 'criticalIllness'] })
    expect(leadsTo(added, 'premium-type')).toBe(stepPath(changeFlow, 'critical-illness-cover'))
    const filled = submit('critical-illness-cover', added, { amount: '100,000' })
    expect(leadsTo(filled, 'premium-type')).toBeUndefined()
  })

  it('leads past the premium of a policy that no cover is left of to its review', () => {
    const ended = submit('select-covers', exampleChange(), { covers: [] })
    const state = { ...arrive(exampleChange()), active: 'select-covers' } as const
    expect(submitStep(changeFlow, ended, state)).toMatchObject({ done: false, to: 'review-cover' })
    expect(leadsTo(ended, 'premium-type')).toBe('/account/change-my-cover/review-cover')
    expect(leadsTo(ended, 'select-covers')).toBeUndefined()
  })

  it('holds the review back while nothing changes', () => {
    const model = changeFlow.models.of('review-cover')
    expect(model.isComplete(exampleChange())).toBe(false)
    expect(model.isComplete(withLife(exampleChange(), 450_000))).toBe(true)
  })
})

describe('steps as they stand', () => {
  const again: readonly ChangeStepId[] = [
    'select-covers',
    'life-cover',
    'tpd-cover',
    'critical-illness-cover',
    'premium-type',
    'indexation',
  ]

  it.each([lifePolicy(), wholePolicy()])(
    'change nothing when they are submitted again: $number',
    (policy) => {
      const answers = exampleChange(policy)
      const submitted = [...again, 'payment-details' as const].reduce(
        (current, step) =>
          step.endsWith('-cover') && !isIncluded(step, current) ? current : submit(step, current),
        answers,
      )
      expect(submitted.change.after).toEqual(answers.change.now)
      expect(submitted.announced).toEqual([])
    },
  )

  it('leave what somebody has as it is', () => {
    fc.assert(
      fc.property(lawfulCoverChange, ({ now }) => {
        const begun = exampleChange()
        const answers = { ...begun, typedBenefit: true, change: { ...begun.change, now, after: now } }
        for (const step of again) {
          if (step.endsWith('-cover') && !isIncluded(step, answers)) continue
          expect(changeIds(submit(step, answers).change)).toEqual([])
        }
      }),
      { numRuns: 200 },
    )
  })
})

const isIncluded = (id: ChangeStepId, answers: ChangeFlowAnswers) =>
  changeFlow.steps.find((step) => step.id === id)?.includedWhen?.(answers) ?? true

describe('a change', () => {
  it('lapses as signed when it is another one', () => {
    const done = submit('insurer-declarations', readyToSign(), signed)
    expect(done.change.signature?.name).toBe('robin sample')
    const other = submit('life-cover', done, { amount: '400,000' })
    expect(other.change.signature).toBeNull()
    expect(other.change.acceptances).toMatchObject({ applicationDeclarations: false, dutyOfDisclosure: true })
  })

  it('is signed with the name of the policy', () => {
    const model = modelOf('insurer-declarations')
    const ready = readyToSign()
    const fields = { ...model.view(ready), ...signed, signedName: 'Somebody Else' }
    expect([...model.messages(ready, fields)]).toEqual([
      ['signedName', 'Sign with this name from the policy: Robin Sample'],
    ])
  })

  it('pays a rollover once a year, and asks how the rest is paid', () => {
    const answers = exampleChange(wholePolicy())
    const quarterly = submit('premium-type', answers, { paymentFrequency: 'quarterly' })
    expect(changeFlow.models.of('payment-details').isComplete(quarterly)).toBe(false)
    const paid = submit('payment-details', quarterly)
    expect(paid.change.after.quote.paymentFrequency).toBe('yearly')
    const model = modelOf('payment-details')
    const fields = { ...model.view(answers), outsideMethod: '' }
    expect([...model.messages(answers, fields)]).toEqual([
      ['outsideMethod', 'Choose how you want to pay for the cover outside super'],
    ])
    const card = submit('payment-details', answers, { method: 'creditCard' })
    expect(card.change.after).toMatchObject({ paymentMethod: 'creditCard', outsidePaymentMethod: null })
  })

  it('is read back from the device with its reasons and its increase after an event', () => {
    const increased = submit('guaranteed-insurability', insurable(), increase())
    const answers = submit('review-cover', increased, { reasons: ['family'] })
    const stored = answersFor(changeFlow, answers, emptyAnswers(), 'device')
    expect(stored.reasons).toEqual(['family'])
    expect(stored.increase).toMatchObject({ event: 'marriage', cover: 'life', increase: 50_000 })
    expect(changeKind.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it('that was stored before an increase went along with one is read back without one', () => {
    const stored = answersFor(changeFlow, exampleChange(), emptyAnswers(), 'device')
    const { increase: _, insurable: _known, reasons: _why, ...earlier } = stored
    expect(changeKind.parse(JSON.parse(JSON.stringify(earlier)))).toEqual(stored)
  })

  it('is read back from the device as it was', () => {
    const answers = {
      ...submit('insurer-declarations', readyToSign(withLife(exampleChange(wholePolicy()), 900_000)), signed),
      sent: { key: crypto.randomUUID(), hash: 'a'.repeat(64) },
    }
    const stored = answersFor(changeFlow, answers, emptyAnswers(), 'device')
    expect(changeKind.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })
})

const insurable = (answers = exampleChange()) => ({ ...answers, insurable: [insurableLife] })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const increase = (fields: InputValues = {}): InputValues => ({
  event: 'marriage',
  eventDate: dateInput(daysAgo(5)),
  increase: '50,000',
  acknowledged: 'yes',
  ...fields,
})

describe('an increase after a life event', () => {
  const step = 'guaranteed-insurability'
  const messagesOf = (answers: ChangeFlowAnswers, fields: InputValues) => {
    const model = modelOf(step)
    return [...model.messages(answers, { ...model.view(answers), ...fields })]
  }

  it('is all that a change needs, and lets what was signed before lapse', () => {
    const answers = insurable(submit('insurer-declarations', readyToSign(exampleChange()), signed))
    expect(modelOf('review-cover').isComplete(answers)).toBe(false)
    const requested = submit(step, answers, increase())
    expect(requested.increase).toEqual({
      policyId: 'p-1',
      event: 'marriage',
      eventDate: daysAgo(5),
      newAmount: null,
      earlierAmount: null,
      cover: 'life',
      increase: 50_000,
      acknowledged: true,
    })
    expect(requested.change.signature).toBeNull()
    expect(modelOf('review-cover').isComplete(requested)).toBe(true)
    expect(submit(step, requested, { event: 'none' }).increase).toBeNull()
  })

  it('is refused by the rules of the page in the account', () => {
    expect(messagesOf(insurable(), increase({ increase: '141,501', acknowledged: '' }))).toEqual([
      ['increase', 'The most you can add is $141,500'],
      ['acknowledged', 'Tick the box once you understand how this works'],
    ])
    expect(messagesOf(insurable(), increase({ eventDate: ['', '', ''] }))).toEqual([
      ['eventDate', 'Enter the date of the event'],
    ])
    expect(messagesOf(insurable(), { event: 'none' })).toEqual([])
  })

  it('goes with its cover, and is left out of a draft whose cover ends', () => {
    const requested = submit(step, insurable(exampleChange(wholePolicy())), increase())
    const ended = submit('select-covers', requested, { covers: ['incomeProtection'] })
    expect(ended.increase).toBeNull()
    expect(modelOf('review-cover').isComplete(ended)).toBe(true)
    const back = submit('select-covers', ended, { covers: ['life', 'incomeProtection'] })
    expect(modelOf(step).view(back).event).toBe('none')
    const others = submit('select-covers', requested, { covers: ['life'] })
    expect(others.increase).toEqual(requested.increase)
    const stored = answersFor(
      changeFlow,
      { ...ended, increase: requested.increase },
      emptyAnswers(),
      'device',
    )
    expect(changeKind.parse(JSON.parse(JSON.stringify(stored))).increase).toBeNull()
  })

  it('is open again once the change lowers its cover', () => {
    const requested = submit(step, insurable(), increase())
    expect(modelOf(step).isComplete(requested)).toBe(true)
    expect(modelOf(step).isComplete(withLife(requested, 450_000))).toBe(false)
    expect(modelOf(step).isComplete(withLife(requested, 700_000))).toBe(true)
    expect(submit(step, withLife(requested, 450_000)).increase).toBeNull()
  })
})

it('opens a draft that a release stored whose forms held what they were read against', () => {
  const gone = {
    'critical-illness-cover/lifeAmount': '1',
    'guaranteed-insurability/limits': '[]',
    'guaranteed-insurability/policyId': 'another',
    'insurer-declarations/holder': 'Somebody Else',
    'key-documents/documents': 'yes',
    'life-cover/standing': '1',
    'payment-details/methods': ['creditCard'],
    'payment-details/outside': 'yes',
    'select-covers/unavailable': ['life'],
  }
  expectOpens(changeKind, changeFlow.models.all(), { answers: readyToSign(insurable()), gone })
})
