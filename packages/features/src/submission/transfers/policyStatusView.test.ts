import type { TransferredPolicy } from '@coverkit/api-client'
import { expect, it } from 'vitest'
import { policyStatusViews } from './policyStatusView.ts'

const policy: TransferredPolicy = {
  policyId: 't-1',
  insurerCode: 'ZUR',
  policyNumber: 'ZU-889120',
  name: 'Robin Example',
  policyStatus: 'Active',
  stage: 'sent',
  stageAt: '2026-11-23T02:00:00Z',
  expectedOn: '2026-12-21',
}

it('says whose policy it is and how far it is', () => {
  expect(policyStatusViews([policy])).toEqual([
    {
      id: 't-1',
      insurerCode: 'ZUR',
      title: 'Zurella',
      number: 'Policy ZU-889120',
      name: 'In the name of Robin Example',
      stage: 'sent',
      status: 'Sent',
      stages: [
        { id: 'signed', name: 'Signed', state: 'done' },
        { id: 'sent', name: 'Sent', state: 'current' },
        { id: 'insurer', name: 'With insurer', state: 'todo' },
        { id: 'transferred', name: 'Transfer', state: 'todo' },
      ],
      text: 'We’ve sent your letter of authority to the insurer.',
      dates: ['Since 23 November 2026', 'Expected by 21 December 2026'],
    },
  ])
})

it.each([
  [{ stage: null, stageAt: null }, 'Not sent yet', 'Signatures', []],
  [
    { stage: 'with-insurer' },
    'With insurer',
    'With insurer',
    ['Since 23 November 2026', 'Expected by 21 December 2026'],
  ],
  [{ stage: 'needs-you' }, 'Needs something from you', 'With insurer', ['Since 23 November 2026']],
  [{ stage: 'transferred' }, 'Transferred', undefined, ['Since 23 November 2026']],
] as const)('%j', (changes, status, current, dates) => {
  const [view] = policyStatusViews([{ ...policy, ...changes }])
  expect(view).toMatchObject({ status, dates })
  expect(view?.stages.find(({ state }) => state === 'current')?.name).toBe(current)
})

it('says what to do where the insurer found no such policy', () => {
  const [view] = policyStatusViews([{ ...policy, stage: 'needs-you', reason: 'policy-not-found' }])
  expect(view?.text).toMatch(/^The insurer couldn’t find this policy\./)
})

it('leaves out what was removed, and says what is not known', () => {
  const unknown = { ...policy, policyId: 't-2', insurerCode: null, policyNumber: null, name: null }
  expect(policyStatusViews([{ ...policy, policyStatus: 'Discontinued' }, unknown])).toMatchObject([
    { id: 't-2', title: 'Insurer not given', number: 'Policy number not known yet', name: null },
  ])
})
