import type { ClaimAnswers } from '@coverkit/core/claims'
import { claimFields } from '@coverkit/core/claims'
import type { FlowAnswers } from '@coverkit/flow-draft'
import { noProgress } from '@coverkit/flow-draft'
import { describe, expect, it } from 'vitest'
import { fieldControls } from './fieldControls.ts'
import { fieldsReader, type PageField } from './fieldsReader.ts'

interface Answers extends FlowAnswers {
  readonly claim: ClaimAnswers
}
const empty: Answers = { typed: {}, progress: noProgress, claim: claimFields.empty }

const policyList: PageField<ClaimAnswers> = {
  read: (id) => (id === '' ? null : { policyId: id === 'other' ? null : String(id) }),
  sets: ['policyId'],
  decides: ['policyNumber'],
}
const readerOf = fieldsReader({
  controls: fieldControls(claimFields),
  values: ({ claim }: Answers) => claim,
  view: ({ claim }: Answers) => ({
    ...claimFields.show(claim),
    policy: claim.policyId ?? (claim.policyNumber === null ? '' : 'other'),
  }),
  with: (answers: Answers, claim) => ({ ...answers, claim }),
  context: () => ({ on: '2026-11-26' }),
  page: { policy: policyList },
})
const dates = { future: 'Not after today', otherwise: 'Enter a day' }
const policy = readerOf({
  policy: { otherwise: 'Choose the policy' },
  policyNumber: { required: 'Enter its number', otherwise: 'Enter it in letters and digits' },
  eventDate: dates,
})
const typed = (changes: object) => ({ ...policy.view(empty), ...changes })
const day = { eventDate: ['1', '11', '2026'] }

describe('the reader of a step', () => {
  it('reads its own fields and those that its controls stand for', () => {
    expect(policy.reads).toEqual(['policy', 'policyNumber', 'eventDate', 'policyId'])
    const { claim } = policy.submit(empty, typed({ ...day, policy: 'p-1001' }))
    expect(claim).toEqual({ ...claimFields.empty, policyId: 'p-1001', eventDate: '2026-11-01' })
  })

  it('shows what it read, and is complete then', () => {
    const answers = policy.submit(empty, typed({ ...day, policy: 'other', policyNumber: 'mlc 1' }))
    expect(policy.view(answers)).toEqual({ ...day, policy: 'other', policyNumber: 'MLC 1' })
    expect([policy.isComplete(answers), policy.isComplete(empty)]).toEqual([true, false])
  })

  it.each([
    [
      'asks nothing that an undecided control decides',
      {},
      { policy: 'Choose the policy', eventDate: 'Enter a day' },
    ],
    ['asks what a control decides', { ...day, policy: 'other' }, { policyNumber: 'Enter its number' }],
    [
      'has a sentence for the code of a rule',
      { policy: 'p-1001', eventDate: ['27', '11', '2026'] },
      { eventDate: 'Not after today' },
    ],
  ])('%s', (_, changes, expected) => {
    const messages = policy.messages(empty, typed(changes))
    expect(Object.fromEntries(messages)).toEqual(expected)
    expect([...messages.keys()]).toEqual(Object.keys(expected))
  })

  it('lets a condition rest on the answers of another step', () => {
    const work = readerOf({ workStatus: { otherwise: 'Choose how you work' } })
    const after = (type: ClaimAnswers['type']) => {
      const answers = { ...empty, claim: { ...claimFields.empty, type } }
      return work.submit(answers, { ...work.view(answers), workStatus: 'working' }).claim.workStatus
    }
    expect([after('tpd'), after('death')]).toEqual(['working', null])
  })
})

/** Never run: the compiler is what is tested. */
export function doesNotCompile() {
  return [
    // @ts-expect-error: a day after today has no sentence
    readerOf({ eventDate: { otherwise: 'Enter a day' } }),
    // @ts-expect-error: no field is called so
    readerOf({ birthday: { otherwise: 'Enter a day' } }),
    readerOf({ eventDate: dates }),
  ]
}
