import { joinAnswers } from '@coverkit/drafts'
import { describe, expect, it } from 'vitest'
import { accepted } from './accepted.ts'
import { type TransferFlowAnswers, withTransfer } from './answers.ts'
import { transferKind } from './draftKind.ts'
import { addRow, removeRow } from './steps/policy-details/policyRows.ts'
import { holderAnswers } from './steps/policy-holders/holderAnswers.ts'
import { exampleOfTwo, examplePolicy, exampleTransfer } from './testing/exampleTransfer.ts'

const join = (base: TransferFlowAnswers, mine: TransferFlowAnswers, theirs: TransferFlowAnswers) => {
  const joined = joinAnswers(transferKind, base, mine, theirs)
  if (!joined) throw new Error('The answers go together.')
  const { policies, removedPolicies, holders, removedHolder } = joined.answers.transfer
  return {
    paths: joined.conflicts.map(({ path }) => path.join('.')),
    policies: policies.map(({ id, policyId }) => ({ id, policyId })),
    removed: removedPolicies.map(({ id }) => id),
    holders: holders.map(({ id, contactId }) => ({ id, contactId })),
    removedHolder: removedHolder?.id ?? null,
  }
}

describe('two tabs with one transfer', () => {
  const base = exampleTransfer([examplePolicy('policy-1'), examplePolicy('policy-2')])
  const answered = accepted.ids(base, {
    sent: [{ rowId: 'policy-1' }, { rowId: 'policy-2' }],
    policyIds: ['t-1', 't-2'],
  })
  const removed = removeRow(base, 'policy-2').answers

  it.each([
    ['the answer to a save comes here', answered, removed],
    ['the answer to a save comes there', removed, answered],
  ])('remove a policy while %s', (_name, mine, theirs) => {
    expect(join(base, mine, theirs)).toMatchObject({
      paths: [],
      policies: [{ id: 'policy-1', policyId: 't-1' }],
      removed: ['policy-2'],
    })
  })

  it('change two policies', () => {
    const withNumber = (id: string, policyNumber: string) =>
      withTransfer(base, {
        policies: base.transfer.policies.map((row) => (row.id === id ? { ...row, policyNumber } : row)),
      })
    const joined = joinAnswers(
      transferKind,
      base,
      withNumber('policy-1', 'ZU-100001'),
      withNumber('policy-2', 'ZU-100002'),
    )
    expect(joined?.conflicts).toEqual([])
    expect(joined?.answers.transfer.policies.map(({ policyNumber }) => policyNumber)).toEqual([
      'ZU-100001',
      'ZU-100002',
    ])
  })

  it('are asked about the policies where one removes what the other changes', () => {
    const changed = withTransfer(base, {
      policies: base.transfer.policies.map((row) => ({ ...row, name: 'Kim Example' })),
    })
    expect(join(base, removed, changed)).toMatchObject({
      paths: ['transfer.policies'],
      policies: [{ id: 'policy-1' }],
      removed: ['policy-2'],
    })
  })

  it('are asked about the policies where both together are more than twenty', () => {
    const many = exampleTransfer(
      Array.from({ length: 19 }, (_, index) => examplePolicy(`policy-${index + 1}`)),
    )
    const joined = join(many, addRow(many, 'mine'), addRow(many, 'theirs'))
    expect(joined.paths).toEqual(['transfer.policies'])
    expect(joined.policies.at(-1)?.id).toBe('mine')
    expect(joined.policies).toHaveLength(20)
  })

  it('are asked about the holders where each adds a second one', () => {
    const joined = join(base, holderAnswers.add(base, 'holder-a'), holderAnswers.add(base, 'holder-b'))
    expect(joined).toMatchObject({
      paths: ['transfer.holders'],
      holders: [{ id: 'holder-1' }, { id: 'holder-a' }],
    })
  })

  it('remove the second holder while the server names both', () => {
    const two = exampleOfTwo()
    const named = withTransfer(two, {
      holders: two.transfer.holders.map((holder) => ({ ...holder, contactId: `c ${holder.id}` })),
    })
    const alone = holderAnswers.remove(two, 'holder-2').answers
    for (const [mine, theirs] of [
      [named, alone],
      [alone, named],
    ] as const) {
      expect(join(two, mine, theirs)).toMatchObject({
        paths: [],
        holders: [{ id: 'holder-1', contactId: 'c holder-1' }],
        removedHolder: 'holder-2',
      })
    }
  })

  it('take a second holder’s place while the server names who was removed', () => {
    const gone = holderAnswers.remove(exampleOfTwo(), 'holder-2').answers
    const { removedHolder } = gone.transfer
    const named = withTransfer(gone, {
      removedHolder: removedHolder && { ...removedHolder, contactId: 'c-2' },
    })
    expect(join(gone, holderAnswers.add(gone, 'holder-3'), named)).toMatchObject({
      paths: [],
      holders: [{ id: 'holder-1' }, { id: 'holder-3' }],
      removedHolder: null,
    })
  })

  it('remove two policies', () => {
    const other = removeRow(base, 'policy-1').answers
    const three = (answers: TransferFlowAnswers) => addRow(answers, 'policy-3')
    expect(join(three(base), three(removed), three(other))).toMatchObject({
      paths: [],
      policies: [{ id: 'policy-3' }],
      removed: expect.arrayContaining(['policy-1', 'policy-2']),
    })
  })
})
