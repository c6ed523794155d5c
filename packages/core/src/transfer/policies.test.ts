import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { RemovedHolder } from '../application/holders.ts'
import { anyTransfer } from '../testing/index.ts'
import { emptyTransferPolicy } from './emptyTransfer.ts'
import { freeFileNumbers } from './freeFileNumbers.ts'
import { mergePolicyIds } from './mergePolicyIds.ts'
import { parseTransfer } from './parseTransfer.ts'
import { addPolicy, type RemovedPolicy, removePolicy, restorePolicy, updatePolicy } from './policies.ts'
import { addSecondHolder, removeSecondHolder, restoreSecondHolder } from './secondHolder.ts'
import { robinsTransfer, zurella } from './transfer.fixture.ts'
import { transferRequest } from './transferRequest.ts'
import type { TransferAnswers } from './types.ts'

const idsOf = (answers: TransferAnswers) => [
  answers.policies.map(({ id }) => id),
  answers.removedPolicies.map(({ id }) => id),
]
const removed = (result: { removed: RemovedPolicy | null }) => {
  if (result.removed === null) throw new Error('Nothing was removed')
  return result.removed
}

describe('the policies of a transfer', () => {
  const two = addPolicy(robinsTransfer(), 'row-2')

  test('are added blank, each under an id that no row has or had', () => {
    expect(two.policies).toEqual([zurella(), emptyTransferPolicy('row-2')])
    expect(addPolicy(two, 'row-2')).toBe(two)
    const { answers } = removePolicy(two, 'row-2')
    expect(addPolicy(answers, 'row-2')).toBe(answers)
  })

  test('are twenty at most', () => {
    const rows = Array.from({ length: 30 }, (_, index) => `more-${index}`)
    const full = rows.reduce((all, id) => addPolicy(all, id), robinsTransfer())
    expect(full.policies).toHaveLength(20)
    const { answers, ...rest } = removePolicy(full, 'row-1')
    const again = addPolicy(answers, 'last')
    expect(restorePolicy(again, removed({ ...rest }))).toBe(again)
  })

  test('are changed one at a time, their ids never', () => {
    const rows = { policies: [zurella({ policyId: 'p-1' }), zurella({ id: 'row-2' })] }
    const change = { id: 'other', policyId: 'other', name: 'Kim Example' }
    const { policies } = updatePolicy(robinsTransfer(rows), 'row-1', change)
    expect(policies).toEqual([zurella({ policyId: 'p-1', name: 'Kim Example' }), zurella({ id: 'row-2' })])
  })

  test('come back to their place, with the id that the server gave meanwhile', () => {
    const three = addPolicy(two, 'row-3')
    const gone = removePolicy(three, 'row-2')
    expect(idsOf(gone.answers)).toEqual([['row-1', 'row-3'], ['row-2']])
    const merged = mergePolicyIds(gone.answers, [{ rowId: 'row-2' }], { policyIds: ['p-2'] })
    const restored = restorePolicy(merged, removed(gone))
    expect(idsOf(restored)).toEqual([['row-1', 'row-2', 'row-3'], []])
    expect(restored.policies[1]?.policyId).toBe('p-2')
    expect(restorePolicy(restored, removed(gone))).toBe(restored)
    expect(removePolicy(three, 'nothing')).toEqual({ answers: three, removed: null })
  })

  test('that were removed are thirty at most; what the server knows goes last', () => {
    const removedPolicies = Array.from({ length: 30 }, (_, index) =>
      zurella({ id: `old-${index}`, policyId: index === 0 ? 'p-0' : null }),
    )
    const { answers } = removePolicy(robinsTransfer({ removedPolicies }), 'row-1')
    expect(answers.removedPolicies).toHaveLength(30)
    expect(idsOf(answers)[1]?.slice(0, 2)).toEqual(['old-0', 'old-2'])
    expect(idsOf(answers)[1]?.at(-1)).toBe('row-1')
  })
})

test('a file may have each number that no policy has, not even a removed one', () => {
  const policies = [zurella({ fileNumber: 1 }), zurella({ id: 'row-2', fileNumber: 3 })]
  const { answers } = removePolicy(robinsTransfer({ policies }), 'row-1')
  expect(freeFileNumbers(answers)).toEqual([2, ...Array.from({ length: 17 }, (_, index) => index + 4)])
  const all = Array.from({ length: 20 }, (_, index) => zurella({ id: `${index}`, fileNumber: index + 1 }))
  expect(freeFileNumbers(robinsTransfer({ policies: all }))).toEqual([])
})

describe('a second holder of a transfer', () => {
  const signedAt = '2026-11-23T01:02:03Z'

  test('who was removed is sent as Discontinued, until they or somebody else is there', () => {
    const declarations = [{ holderId: 'kim', name: 'Kim Example', signedAt, shownHash: null }]
    const joint = { ...addSecondHolder(robinsTransfer(), 'kim'), declarations }
    const gone = removeSecondHolder(joint, 'kim')
    expect([gone.answers.removedHolder?.id, gone.answers.declarations]).toEqual(['kim', []])
    if (gone.removed === null) throw new Error('Nobody was removed')
    expect(restoreSecondHolder(gone.answers, gone.removed)).toEqual(joint)
    const other = addSecondHolder(gone.answers, 'alex')
    expect([other.holders[1]?.id, other.removedHolder]).toEqual(['alex', null])
    expect(restoreSecondHolder(other, gone.removed)).toBe(other)
    expect(addSecondHolder(joint, 'third')).toBe(joint)
  })

  test('comes back with the id that the server gave meanwhile; the first is never removed', () => {
    const gone = removeSecondHolder(addSecondHolder(robinsTransfer(), 'kim'), 'kim')
    const { removedHolder } = gone.answers
    if (gone.removed === null || removedHolder === null) throw new Error('Nobody was removed')
    const merged = { ...gone.answers, removedHolder: { ...removedHolder, contactId: 'h-2' } }
    expect(restoreSecondHolder(merged, gone.removed).holders[1]?.contactId).toBe('h-2')
    const one = robinsTransfer()
    expect(removeSecondHolder(one, 'holder-1')).toEqual({ answers: one, removed: null })
  })
})

describe('the ids of the server', () => {
  const rows = { policies: [zurella({ id: 'a' }), zurella({ id: 'b' })] }
  const idsAfter = (...args: Parameters<typeof mergePolicyIds>) =>
    mergePolicyIds(...args).policies.map(({ policyId }) => policyId)

  test('go to the rows that were sent, whatever was added, removed or moved meanwhile', () => {
    const sent = [{ rowId: 'a' }, { rowId: 'b' }]
    const moved = robinsTransfer({
      policies: [zurella({ id: 'new' }), zurella({ id: 'b' }), zurella({ id: 'a' })],
    })
    expect(idsAfter(moved, sent, { policyIds: ['1', '2'] })).toEqual([null, '2', '1'])
    const { answers } = removePolicy(robinsTransfer(rows), 'a')
    const merged = mergePolicyIds(answers, sent, { policyIds: ['1', '2'] })
    expect([merged.policies[0]?.policyId, merged.removedPolicies[0]?.policyId]).toEqual(['2', '1'])
  })

  test.each<[string, readonly string[] | null | undefined]>([
    ['missing', undefined],
    ['null', null],
    ['too few', ['1']],
    ['too many', ['1', '2', '3']],
    ['blank', ['', '']],
  ])('that are %s leave the rows as they are', (_, policyIds) => {
    const answers = robinsTransfer(rows)
    expect(mergePolicyIds(answers, [{ rowId: 'a' }, { rowId: 'b' }], { policyIds })).toBe(answers)
  })

  test('of a row without an id go nowhere', () => {
    const answers = robinsTransfer(rows)
    expect(mergePolicyIds(answers, [{ rowId: null }, { rowId: 'gone' }], { policyIds: ['1', '2'] })).toBe(
      answers,
    )
  })
})

/** The state of a visitor's page, what `Undo` restores, and the server's rows by row id. */
interface World {
  readonly answers: TransferAnswers
  readonly undo: RemovedPolicy | null
  readonly undoHolder: RemovedHolder | null
  readonly stored: ReadonlyMap<string, { readonly policyId: string; readonly status: string }>
}
type Action = readonly [name: string, act: (world: World) => World]

const tracking = { id: 'i', clientId: 'c', draft: 'd', rev: 1, sentAt: 's' }

/** A server that has one policy for each row. */
function save(world: World): World {
  const { policiesList } = transferRequest(world.answers, { accountName: 'example', tracking })
  const rows = policiesList.map(({ rowId, policyStatus }) => {
    return [rowId ?? '', { policyId: `p ${rowId}`, status: policyStatus ?? '' }] as const
  })
  const policyIds = rows.map(([, { policyId }]) => policyId)
  const answers = mergePolicyIds(world.answers, policiesList, { policyIds })
  return { ...world, answers, stored: new Map([...world.stored, ...rows]) }
}

const rowIds = ['a', 'b', 'c', 'row-1'] as const
const action: fc.Arbitrary<Action> = fc.oneof(
  fc
    .constantFrom(...rowIds)
    .map((id): Action => [`add ${id}`, (world) => ({ ...world, answers: addPolicy(world.answers, id) })]),
  fc
    .constantFrom(...rowIds)
    .map(
      (id): Action => [
        `edit ${id}`,
        (world) => ({ ...world, answers: updatePolicy(world.answers, id, { policyNumber: `N-${id}` }) }),
      ],
    ),
  fc.constantFrom(...rowIds).map(
    (id): Action => [
      `remove ${id}`,
      (world) => {
        const { answers, removed: gone } = removePolicy(world.answers, id)
        return { ...world, answers, undo: gone ?? world.undo }
      },
    ],
  ),
  fc.constant<Action>([
    'undo',
    (world) =>
      world.undo ? { ...world, answers: restorePolicy(world.answers, world.undo), undo: null } : world,
  ]),
  fc
    .constantFrom('kim', 'alex')
    .map(
      (id): Action => [
        `add holder ${id}`,
        (world) => ({ ...world, answers: addSecondHolder(world.answers, id) }),
      ],
    ),
  fc.constant<Action>([
    'remove holder',
    (world) => {
      const { answers, removed: gone } = removeSecondHolder(world.answers, world.answers.holders[1]?.id ?? '')
      return { ...world, answers, undoHolder: gone ?? world.undoHolder }
    },
  ]),
  fc.constant<Action>([
    'undo holder',
    (world) =>
      world.undoHolder
        ? { ...world, answers: restoreSecondHolder(world.answers, world.undoHolder), undoHolder: null }
        : world,
  ]),
  fc.constant<Action>(['save', save]),
  fc.constant<Action>([
    'resume',
    (world) => ({ ...world, answers: parseTransfer(JSON.parse(JSON.stringify(world.answers))) }),
  ]),
)

property.prop([fc.array(action, { maxLength: 40 })], { numRuns: 1_000 })(
  'whatever is added, edited, removed, undone, saved and resumed, a save leaves the server with what the screen shows',
  (actions) => {
    const start: World = { answers: robinsTransfer(), undo: null, undoHolder: null, stored: new Map() }
    const { answers, stored } = save(actions.reduce((world, [, act]) => act(world), start))
    const shown = answers.policies.map(({ id }) => id)
    expect(answers.policies.map(({ id, policyId }) => [id, policyId])).toEqual(
      shown.map((id) => [id, `p ${id}`]),
    )
    for (const [row, { status }] of stored) {
      expect([row, status]).toEqual([row, shown.includes(row) ? 'Active' : 'Discontinued'])
    }
    // A row that was added and removed between two saves says nothing, and the server never had it.
    const unsaved = answers.removedPolicies.filter(({ policyId }) => policyId === null)
    expect(unsaved).toEqual(unsaved.map(({ id }) => emptyTransferPolicy(id)))
    const gone = unsaved.map(({ id }) => id)
    const known = idsOf(answers)
      .flat()
      .filter((id) => !gone.includes(id))
    expect([...stored.keys()].sort()).toEqual(known.sort())
  },
  120_000,
)

property.prop([anyTransfer])('a stored transfer is read back as it was', (answers) => {
  expect(parseTransfer(JSON.parse(JSON.stringify(answers)))).toEqual(answers)
})
