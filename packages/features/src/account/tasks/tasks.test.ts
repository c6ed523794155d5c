import type { IdentityCheck, SubmittedTransfer } from '@coverkit/api-client'
import { policyFromSaved } from '@coverkit/core/policies'
import { describe, expect, it } from 'vitest'
import { exampleStates } from '#policies/claims/testing/exampleClaims.ts'
import {
  exampleLapsingPolicy,
  exampleLifePolicy,
  exampleWholePolicy,
} from '#policies/testing/examplePolicies.ts'
import { exampleSubmitted, exampleUnsigned } from '#submission/tracker/testing/exampleSubmitted.ts'
import { type AccountFacts, tasksOf } from './tasks.ts'

const NOW = new Date(2026, 10, 26, 12)
const none: AccountFacts = {
  policies: [],
  claims: [],
  applications: [],
  transfers: [],
  checks: [],
  drafts: [],
}
const titles = (facts: Partial<AccountFacts>) => tasksOf({ ...none, ...facts }, NOW).map(({ title }) => title)

const own = (state: IdentityCheck['state']): IdentityCheck => ({
  policyHolder: 1,
  state,
  verified: state === 'verified',
})
const policy = policyFromSaved(exampleLifePolicy())
const transfer: SubmittedTransfer = {
  id: '7b0c4f1e-2f6d-4c7c-9a51-0f6f4d0c1b22',
  reference: 'HJ4KMN7P',
  status: 'waiting-for-second-signature',
  submittedAt: '2026-11-23T02:00:00Z',
  policies: [
    {
      policyId: 't-1',
      insurerCode: 'ZUR',
      policyNumber: 'ZU-889120',
      name: 'Robin Example',
      policyStatus: 'Active',
      stage: null,
      stageAt: null,
      expectedOn: null,
    },
  ],
  signatures: [
    { holder: 1, state: 'signed', signedAt: '2026-11-23T02:00:00Z', sentAt: null },
    { holder: 2, state: 'waiting', signedAt: null, sentAt: '2026-11-24T02:00:00Z' },
  ],
  letters: [],
}
const [first] = transfer.policies

describe('what the customer has to do', () => {
  it('is nothing for a new customer, nor for one whose matters are all with others', () => {
    expect(titles({ checks: [own('notStarted')] })).toEqual([])
    expect(
      titles({ policies: [policy], applications: [exampleSubmitted()], checks: [own('verified')] }),
    ).toEqual([])
  })

  it('is an overdue premium, with the ways to pay it or get help', () => {
    const [task] = tasksOf({ ...none, policies: [policyFromSaved(exampleLapsingPolicy({ id: 'p-9' }))] }, NOW)
    expect(task).toMatchObject({ href: '/account/struggling-to-pay', action: 'Pay, or get help' })
    expect(task?.title).toMatch(/^Pay your overdue premium to /)
    expect(task?.text).toMatch(
      /^\$[\d,.]+ is overdue\. Your cover ends on \d+ \w+ \d{4} unless you pay by then\.$/,
    )
  })

  it('is what a claim waits for, and not what its insurer does', () => {
    const claims = [exampleStates.lodged, exampleStates.waiting, exampleStates.accepted, exampleStates.paid]
    const tasks = tasksOf({ ...none, claims }, NOW)
    expect(tasks.map(({ title, text }) => [title, text])).toEqual([
      [
        'Send a document for your claim',
        'Mallee Life Company needs it for your income protection claim. By 14 July 2026.',
      ],
      [
        'Tell us where to pay your claim',
        'Mallee Life Company has accepted your income protection claim. By 16 July 2026.',
      ],
    ])
    expect(tasks[0]?.href).toBe(`/account/make-a-claim/claim/${exampleStates.waiting.id}`)
  })

  it('counts the documents that a claim waits for, as its page does', () => {
    const documents = (['testResults', 'doctorReport', 'payslips'] as const).map((document) => ({
      oneOf: [document],
      certifiedCopy: false,
      state: 'requested' as const,
    }))
    const [task] = tasksOf({ ...none, claims: [{ ...exampleStates.waiting, documents }] }, NOW)
    expect([task?.title, task?.text]).toEqual([
      'Send 3 documents for your claim',
      'Mallee Life Company needs them for your income protection claim. By 14 July 2026.',
    ])
  })

  it('is the proof that an increase waits for, while the policy is in force', () => {
    const increase_Without_Proof = { cover: 'life', increase: 50_000, requested_On: '2026-11-20' } as const
    const waiting = policyFromSaved(exampleLifePolicy({ id: 'p-9', increase_Without_Proof }))
    expect(tasksOf({ ...none, policies: [waiting] }, NOW)).toEqual([
      {
        id: 'proof-p-9',
        kind: 'send',
        title: 'Send proof for your life cover increase',
        text: 'You asked for $50,000 more on 20 November 2026. Mallee Life Company can’t decide until it has your proof.',
        action: 'Send your proof',
        href: '/account/guaranteed-future-insurability',
      },
    ])
    const ended = exampleLifePolicy({ status: 'lapsed', increase_Without_Proof })
    expect(titles({ policies: [policyFromSaved(ended)] })).toEqual([])
  })

  it('is each signature that is missing, with its place', () => {
    const application = exampleUnsigned()
    const tasks = tasksOf({ ...none, applications: [application], transfers: [transfer] }, NOW)
    expect(tasks.map(({ title, href }) => [title, href])).toEqual([
      ['Get the second signature for Ingleside Life', `#signature-${application.id}`],
      ['Get the second signature for your transfer', '#signature-HJ4KMN7P'],
    ])
    expect(tasks[0]?.text).toBe(
      'Your application goes to Ingleside Life once the second policy holder has signed. We emailed their link on 25 November 2026.',
    )
  })

  it('is what an insurer asks of them, and not what others do', () => {
    const outstanding = [
      { kind: 'assessment', state: 'open' },
      { kind: 'doctor-report', words: 'We’ll ask your doctor for a report.', state: 'open' },
      { kind: 'income-proof', words: 'Send your tax returns.', dueOn: '2026-12-04', state: 'open' },
      { kind: 'statement', state: 'open' },
      { kind: 'more-questions', state: 'done' },
    ] as const
    const application = exampleSubmitted({ outstanding: [...outstanding] })
    const tasks = tasksOf({ ...none, applications: [application] }, NOW)
    expect(tasks.map(({ title, text, href }) => [title, text, href])).toEqual([
      [
        'Send Ingleside Life what it has asked for',
        'Send your tax returns. Expected by 4 December 2026.',
        `#application-${application.id}`,
      ],
      [
        'Send Ingleside Life what it has asked for',
        'Call us and we’ll tell you what it is.',
        `#application-${application.id}`,
      ],
    ])
  })

  it('is a call about a policy that the insurer can’t transfer', () => {
    if (!first) throw new Error('No policy')
    const policies = [
      { ...first, stage: 'needs-you' as const },
      { ...first, policyId: 't-2', stage: 'needs-you' as const, policyStatus: 'Discontinued' as const },
    ]
    const tasks = tasksOf({ ...none, transfers: [{ ...transfer, status: 'in-progress', policies }] }, NOW)
    expect(tasks.map(({ text, href }) => [text, href])).toEqual([
      ['Zurella needs something from you before we can look after policy ZU-889120.', '#transfer-HJ4KMN7P'],
    ])
  })

  it.each([
    ['notStarted', 'Confirm who you are'],
    ['inProgress', 'Finish your identity check'],
    ['matched', 'Finish your identity check'],
    ['mismatch', 'Check your identity details'],
    ['refer', 'Call us to finish your identity check'],
  ] as const)('is the identity check where there is cover: %s', (state, title) => {
    const [task, ...others] = tasksOf({ ...none, policies: [policy], checks: [own(state)] }, NOW)
    expect(others).toEqual([])
    expect(task).toMatchObject({ title, href: '/account/identity-check' })
  })

  it('says why where a super fund pays', () => {
    const inSuper = policyFromSaved(exampleWholePolicy())
    const textOf = (owned: typeof policy) =>
      tasksOf({ ...none, policies: [owned], checks: [own('notStarted')] }, NOW)[0]?.text
    expect(textOf(policy)).toBe('It takes a minute or two, and you need two documents.')
    expect(textOf(inSuper)).toBe(
      'It takes a minute or two, and you need two documents. We need this before your super fund can pay.',
    )
  })

  it('is a reminder to who has signed and not said who they are', () => {
    const other = { policyHolder: 2, state: 'notStarted', verified: false, name: 'Noor Example' } as const
    expect(
      titles({
        checks: [
          own('verified'),
          { ...other, id: 'a', hasSigned: true },
          { ...other, id: 'b', hasSigned: false },
          { ...other, id: 'c', hasSigned: true, state: 'refer' },
          { ...other, id: 'd', hasSigned: true, state: 'verified', verified: true },
        ],
      }),
    ).toEqual(['Remind Noor Example'])
  })

  it('is a draft in its last week', () => {
    const draft = { flow: 'application', title: 'Application', href: '/application/overview' }
    const drafts = [
      { ...draft, expiresAt: new Date(2026, 11, 3, 23).toISOString() },
      { ...draft, flow: 'calculator', expiresAt: new Date(2026, 11, 4, 1).toISOString() },
    ]
    expect(tasksOf({ ...none, drafts }, NOW)).toEqual([
      {
        id: 'draft-application',
        kind: 'finish',
        title: 'Finish this soon: Application',
        text: 'We’ll keep your answers until 3 December 2026, then delete them.',
        action: 'Carry on',
        href: '/application/overview',
      },
    ])
  })

  it('has a place and a name of its own for each', () => {
    const tasks = tasksOf(
      {
        policies: [policyFromSaved(exampleLapsingPolicy())],
        claims: [exampleStates.waiting],
        applications: [exampleUnsigned()],
        transfers: [transfer],
        checks: [own('notStarted')],
        drafts: [],
      },
      NOW,
    )
    expect(tasks).toHaveLength(5)
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(5)
    for (const { href } of tasks) expect(href).toMatch(/^[#/]./)
  })
})
