import { MAXIMUM_POLICIES } from '@coverkit/core/transfer'
import type { InputValues } from '@coverkit/flow'
import { withRawInput } from '@coverkit/flow-draft'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentFields } from '#common/step-form/currentFields.ts'
import { emptyAnswers, type TransferFlowAnswers } from '../../answers.ts'
import { examplePolicy, exampleTransfer } from '../../testing/exampleTransfer.ts'
import { transferBody } from '../../transferBody.ts'
import { model } from './model.ts'
import { policyNotes } from './policyNotes.ts'
import { addRow, type RemovedRow, removeRow, restoreRow } from './policyRows.ts'
import { view } from './view.ts'
import { isUntouched, withSavedPolicies } from './withSavedPolicies.ts'

const STEP = 'policy-details'
const said = (answers: TransferFlowAnswers, changes: InputValues = {}) => [
  ...model.messages(answers, { ...view(answers), ...changes }),
]
const notesOf = (answers: TransferFlowAnswers, changes: InputValues = {}) =>
  [...policyNotes(answers, { ...view(answers), ...changes })].map(([id, codes]) => [id, [...codes]])

describe('the fields of a policy', () => {
  it('are all asked of a blank one, each in words of its own', () => {
    expect(said(emptyAnswers())).toEqual([
      ['insurer-policy-1', 'Choose the insurer of the policy'],
      ['policyNumber-policy-1', 'Enter the policy number, or tick the box if you don’t have it'],
      ['name-policy-1', 'Enter the name on the policy'],
    ])
  })

  it.each([
    ['policyNumber', 'Z', 'Enter the policy number with letters, numbers, spaces, hyphens and slashes'],
    ['policyNumber', '1'.repeat(31), 'Use 30 characters or fewer for the policy number'],
    ['name', '42', 'Enter the name as it is on the policy, using letters, numbers and punctuation'],
    ['insurer', 'XYZ', 'Choose the insurer of the policy'],
  ])('%s %s', (name, value, message) => {
    expect(said(exampleTransfer(), { [`${name}-policy-1`]: value })).toEqual([[`${name}-policy-1`, message]])
  })

  it('read all that is entered', () => {
    const typed = {
      'insurer-policy-1': 'MLC',
      'policyNumber-policy-1': ' mlc0012345 ',
      'name-policy-1': 'R & K Example',
      'covers-policy-1': ['tpd', 'life'],
    }
    const [policy] = model.submit(emptyAnswers(), { ...view(emptyAnswers()), ...typed }).transfer.policies
    expect(policy).toEqual(
      examplePolicy('policy-1', {
        insurerCode: 'MLC',
        policyNumber: 'MLC0012345',
        name: 'R & K Example',
        covers: ['life', 'tpd'],
      }),
    )
  })

  it('ask for no number where the visitor does not have it, and leave one that was typed', () => {
    const without = {
      ...view(exampleTransfer()),
      'numberUnknown-policy-1': 'yes',
      'policyNumber-policy-1': '?',
    }
    expect(model.errors(exampleTransfer(), without).size).toBe(0)
    const answers = model.submit(exampleTransfer(), without)
    expect(answers.transfer.policies[0]).toMatchObject({ numberUnknown: true, policyNumber: 'ZU-889120' })
  })

  it('say that a transfer without policies needs one', () => {
    expect(said(exampleTransfer([]))).toEqual([['policies', 'Add at least one policy']])
  })
})

describe('a second reading', () => {
  it('is due for a number that is not written as the insurer’s are, as it stands on the page', () => {
    expect(notesOf(exampleTransfer())).toEqual([['policy-1', []]])
    expect(notesOf(exampleTransfer(), { 'policyNumber-policy-1': '12345' })).toEqual([
      ['policy-1', ['number-pattern']],
    ])
    expect(
      notesOf(exampleTransfer(), { 'numberUnknown-policy-1': 'yes', 'policyNumber-policy-1': '1' }),
    ).toEqual([['policy-1', []]])
  })

  it('is due for a policy that stands above, however its number is spaced', () => {
    const two = exampleTransfer([examplePolicy('a'), examplePolicy('b', { policyNumber: 'zu 889120' })])
    expect(notesOf(two)).toEqual([
      ['a', []],
      ['b', ['duplicate']],
    ])
    expect(notesOf(two, { 'insurer-b': 'AIG' })[1]).toEqual(['b', ['number-pattern']])
  })

  it('is due for a name that is no holder’s', () => {
    expect(notesOf(exampleTransfer(), { 'name-policy-1': 'Lee Other' })).toEqual([
      ['policy-1', ['name-differs']],
    ])
  })

  it('is due for nothing that cannot be read yet', () => {
    expect(notesOf(emptyAnswers(), { 'policyNumber-policy-1': '?', 'name-policy-1': '4' })).toEqual([
      ['policy-1', []],
    ])
  })
})

describe('a removed policy', () => {
  const two = exampleTransfer([examplePolicy('a', { policyId: 't-1' }), examplePolicy('b')])
  const services = { config: { accountName: 'plain', apiUrl: '', cdnUrl: '' } }

  it('is sent as discontinued', () => {
    const { answers } = removeRow(two, 'a')
    expect(transferBody(services, answers).policiesList).toMatchObject([
      { rowId: 'b', policyStatus: 'Active' },
      { rowId: 'a', policyId: 't-1', policyStatus: 'Discontinued' },
    ])
  })

  it('comes back where it stood, with what was typed, and is sent no longer as discontinued', () => {
    const typed = withRawInput(two, STEP, 'name-a', 'Someone Els')
    const { answers, row } = removeRow(typed, 'a')
    expect(currentFields(view, STEP, answers)).not.toHaveProperty('name-a')
    if (!row) throw new Error('removed')
    const restored = restoreRow(answers, row)
    expect(currentFields(view, STEP, restored)).toEqual(currentFields(view, STEP, typed))
    expect(restored.transfer.policies).toEqual(two.transfer.policies)
    expect(restored.transfer.removedPolicies).toEqual([])
  })

  it('leaves what others were typed as', () => {
    const typed = withRawInput(two, STEP, 'name-b', 'Kim')
    expect(currentFields(view, STEP, removeRow(typed, 'a').answers)['name-b']).toBe('Kim')
  })

  it('takes nothing with it where there is none of that id', () => {
    expect(removeRow(two, 'x')).toEqual({ answers: two, row: null })
  })
})

type Action = { readonly kind: 'add' | 'remove' | 'undo'; readonly at: number }
const actions = fc.array(
  fc.record({ kind: fc.constantFrom('add' as const, 'remove' as const, 'undo' as const), at: fc.nat(30) }),
  { maxLength: 40 },
)

function apply(start: TransferFlowAnswers, list: readonly Action[]): TransferFlowAnswers {
  let removed: RemovedRow | null = null
  let answers = start
  for (const [index, { kind, at }] of list.entries()) {
    const { policies } = answers.transfer
    if (kind === 'add') answers = addRow(answers, `row-${index}`)
    else if (kind === 'undo') {
      if (removed) answers = restoreRow(answers, removed)
      removed = null
    } else {
      const outcome = removeRow(answers, policies[at % Math.max(policies.length, 1)]?.id ?? '')
      answers = outcome.answers
      removed = outcome.row
    }
  }
  return answers
}

it('any adding, removing and undoing ends with each policy on the page or removed, never both, never twice', () => {
  fc.assert(
    fc.property(actions, (list) => {
      const { policies, removedPolicies } = apply(exampleTransfer(), list).transfer
      const ids = [...policies, ...removedPolicies].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(policies.length).toBeLessThanOrEqual(MAXIMUM_POLICIES)
    }),
  )
})

describe('policies of the account', () => {
  const saved = [examplePolicy('saved-1', { policyId: 't-9' })]

  it('are filled in while nothing is entered', () => {
    expect(withSavedPolicies(emptyAnswers(), saved).transfer.policies).toEqual(saved)
    expect(withSavedPolicies(emptyAnswers(), [])).toEqual(emptyAnswers())
  })

  it.each([
    ['a policy is entered', exampleTransfer()],
    ['something is typed', withRawInput(emptyAnswers(), STEP, 'name-policy-1', 'R')],
    ['another row was added', addRow(emptyAnswers(), 'row-2')],
    ['one was removed', removeRow(addRow(emptyAnswers(), 'row-2'), 'policy-1').answers],
  ])('are left alone where %s', (_, answers) => {
    expect(isUntouched(answers)).toBe(false)
    expect(withSavedPolicies(answers, saved)).toBe(answers)
  })
})
