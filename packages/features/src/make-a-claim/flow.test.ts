import { createHash } from 'node:crypto'
import { CLAIM_CONSENT, claimFields, claimRequest } from '@coverkit/core/claims'
import { answersFor, type InputValues, stepPath } from '@coverkit/flow'
import { walkFlow } from '@coverkit/flow/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { stepReaders } from '#common/step-form/stepReaders.ts'
import { type ClaimFlowAnswers, emptyAnswers } from './answers.ts'
import { claimCopy } from './copy.ts'
import { claimKind } from './draftKind.ts'
import { claimEnding } from './ending.ts'
import { claimFlow } from './flow.ts'
import { consentWords } from './steps/contact-and-consent/copy.ts'
import { yourClaimCopy } from './steps/your-claim/copy.ts'
import { exampleAnswers } from './testing/exampleAnswers.ts'

const readers = stepReaders(claimFlow.models)
await readers.load()

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T02:00:00Z') }))
afterAll(() => void vi.useRealTimers())

const ON = { on: '2026-11-23', accountName: 'wattlebird' }
type Step = (typeof claimFlow.ids)[number]

const submit = (step: Step, answers: ClaimFlowAnswers, typed: InputValues = {}) => {
  const model = readers.of(step)
  return model.submit(answers, { ...model.view(answers), ...typed })
}
const refused = (step: Step, answers: ClaimFlowAnswers, typed: InputValues = {}) => {
  const model = readers.of(step)
  return Object.fromEntries(model.messages(answers, { ...model.view(answers), ...typed }))
}

it('is named otherwise than its first step, beside which its name stands in a title', () => {
  expect([yourClaimCopy.title, claimCopy.flowTitle]).toEqual(['Make a claim', 'Claims'])
})

const POLICY = '5b7c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21'
const own = { claimant: 'self', type: 'incomeProtection', policy: POLICY, eventDate: ['20', '5', '2026'] }
const forDeceased = {
  claimant: 'forDeceased',
  insuredName: 'Kim Example',
  policy: 'other',
  policyNumber: 'zu-889120',
  insurerCode: 'ZUR',
  eventDate: ['1', '6', '2026'],
}
const contact = { contactPreference: 'email', hasConsented: 'yes' }

describe('a claim', () => {
  it('is three pages, whoever claims', () => {
    const walks = walkFlow(claimFlow, {
      initial: emptyAnswers(),
      choices: {
        'your-claim': (answers) => [
          submit('your-claim', answers, own),
          submit('your-claim', answers, forDeceased),
        ],
        'what-happened': (answers) => [submit('what-happened', answers)],
        'contact-and-consent': (answers) => [submit('contact-and-consent', answers, contact)],
      },
    })
    expect(walks.map(({ steps }) => steps)).toEqual(
      Array(2).fill(['your-claim', 'what-happened', 'contact-and-consent']),
    )
  })

  it('names each step once: the id is its address', () => {
    expect(claimFlow.ids.map((id) => stepPath(claimFlow, id))).toEqual([
      '/account/make-a-claim/your-claim',
      '/account/make-a-claim/what-happened',
      '/account/make-a-claim/contact-and-consent',
    ])
  })

  it('asks each declared answer on one step', () => {
    const reads = claimFlow.ids.flatMap((id) => readers.of(id).reads ?? [])
    const answers = reads.filter((name) => name in claimFields.own)
    expect(answers.toSorted()).toEqual(Object.keys(claimFields.own).toSorted())
  })

  it.each([
    ['of my own', own],
    ['for somebody who died', forDeceased],
    ['for somebody I act for', { ...own, claimant: 'attorney', insuredName: 'Kim Example', type: 'tpd' }],
  ])('%s can be lodged with nothing but the basics', (_, typed) => {
    const first = submit('your-claim', emptyAnswers(), typed)
    const last = submit('contact-and-consent', submit('what-happened', first), contact)
    expect(claimFields.validate(last.claim, { on: ON.on })).toEqual([])
    expect(claimRequest(last.claim, ON)).not.toBeNull()
  })

  it('maps every field to the answers, and from there to the request', () => {
    const first = submit('your-claim', emptyAnswers(), own)
    const second = submit('what-happened', first, {
      description: ' Broken wrist. ',
      doctors: 'Dr Sample, Carlton',
      workStatus: 'fewerHours',
      selfEmployed: 'yes',
      offWorkFrom: ['20', '5', '2026'],
      offWorkTo: ['1', '6', '2026'],
      otherBenefits: ['centrelink', 'ctp'],
    })
    const last = submit('contact-and-consent', second, {
      contactPreference: 'post',
      phone: '0491 570 006',
      postalAddress: '12 Sample Street, Carlton VIC 3053',
      mayContactDoctors: 'yes',
      hasConsented: 'yes',
    })
    expect(claimRequest(last.claim, ON)).toEqual({
      accountName: 'wattlebird',
      claimant: 'self',
      insuredName: null,
      relationship: null,
      type: 'incomeProtection',
      policyId: POLICY,
      policyNumber: null,
      insurerCode: null,
      eventDate: '2026-05-20',
      description: 'Broken wrist.',
      doctors: 'Dr Sample, Carlton',
      workStatus: 'fewerHours',
      selfEmployed: true,
      offWorkFrom: '2026-05-20',
      offWorkTo: '2026-06-01',
      otherBenefits: ['ctp', 'centrelink'],
      contactPreference: 'post',
      phone: '+61491570006',
      postalAddress: '12 Sample Street, Carlton VIC 3053',
      hasConsented: true,
      consent: { id: 'claim', version: '2026-11-26' },
      mayContactDoctors: true,
    })
  })

  it('after a death sends nothing about work or doctors, and keeps what was said of them', () => {
    const first = submit('your-claim', exampleAnswers({ mayContactDoctors: true }), forDeceased)
    expect(first.claim).toMatchObject({
      type: 'death',
      policyId: null,
      policyNumber: 'ZU-889120',
      insurerCode: 'ZUR',
    })
    const last = submit('contact-and-consent', submit('what-happened', first), contact)
    expect(last.claim).toMatchObject({ workStatus: 'notWorking', mayContactDoctors: true })
    expect(claimRequest(last.claim, ON)).toMatchObject({
      workStatus: null,
      offWorkFrom: null,
      otherBenefits: [],
      mayContactDoctors: false,
    })
  })

  it('asks for agreement again once something changed', () => {
    const agreed = submit('contact-and-consent', exampleAnswers(), contact)
    expect(agreed.claim.hasConsented).toBe(true)
    expect(submit('what-happened', agreed, { description: 'More.' }).claim.hasConsented).toBe(false)
  })
})

describe('what is refused', () => {
  it.each<[Step, InputValues, Record<string, string>]>([
    ['your-claim', { ...own, claimant: '' }, { claimant: 'Choose who the claim is for' }],
    ['your-claim', { ...own, type: 'death' }, { type: 'Choose what the claim is for' }],
    ['your-claim', { ...forDeceased, insuredName: ' ' }, { insuredName: 'Enter their full name' }],
    ['your-claim', { ...own, policy: 'other' }, { policyNumber: 'Enter the policy number' }],
    [
      'your-claim',
      { ...own, eventDate: ['24', '11', '2026'] },
      { eventDate: 'The date it happened can’t be in the future' },
    ],
    [
      'your-claim',
      { ...own, eventDate: ['31', '2', '2026'] },
      { eventDate: 'Enter the date it happened with day, month and year, like 27 3 2026' },
    ],
    [
      'what-happened',
      { offWorkFrom: ['20', '5', '2026'], offWorkTo: ['19', '5', '2026'] },
      { offWorkTo: 'The date you went back to work has to be after the day you stopped' },
    ],
    [
      'what-happened',
      { description: 'x'.repeat(4001) },
      { description: 'Use 4,000 characters or fewer for what happened. You can tell us more later' },
    ],
    [
      'contact-and-consent',
      { ...contact, contactPreference: 'phone' },
      { phone: 'Enter the number we should call' },
    ],
    [
      'contact-and-consent',
      { ...contact, contactPreference: 'post' },
      { postalAddress: 'Enter the address we should write to' },
    ],
    [
      'contact-and-consent',
      { ...contact, hasConsented: '' },
      { hasConsented: 'Tick the box so that we can pass your claim on to the insurer' },
    ],
  ])('%s %j', (step, typed, messages) => {
    const answers = step === 'your-claim' ? emptyAnswers() : exampleAnswers()
    expect(refused(step, answers, typed)).toEqual(messages)
  })
})

describe('a stored claim', () => {
  const answers: ClaimFlowAnswers = {
    ...exampleAnswers(),
    typed: { 'what-happened/description': 'half a sent' },
    sent: { key: 'k', body: claimRequest({ ...exampleAnswers().claim, hasConsented: true }, ON) ?? never() },
  }

  it('is read back as it was, with what was sent', () => {
    const stored = answersFor(claimFlow, answers, emptyAnswers(), 'device')
    expect(claimKind.parse(JSON.parse(JSON.stringify(stored)))).toEqual(answers)
  })

  it('that cannot be read is refused', () => {
    expect(() => claimKind.parse({ ...answers, claim: { ...claimFields.empty, type: 'flood' } })).toThrow()
  })
})

function never(): never {
  throw new Error('lacks something')
}

it('names the step of every field that the server may refuse', () => {
  for (const field of Object.keys(claimFields.empty))
    expect(claimFlow.ids, field).toContain(claimEnding.stepOfField(field))
  expect(claimEnding.stepOfField('consent.version')).toBe('contact-and-consent')
  expect(claimEnding.stepOfField('accountName')).toBeNull()
})

it('agrees to the words that go by this version: other words need another one', () => {
  const hash = createHash('sha256').update(consentWords).digest('hex').slice(0, 16)
  expect({ ...CLAIM_CONSENT, hash }).toEqual({ id: 'claim', version: '2026-11-26', hash: 'a61eb3301af887bc' })
})
