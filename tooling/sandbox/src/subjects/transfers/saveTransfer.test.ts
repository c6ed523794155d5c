import { randomUUID } from 'node:crypto'
import type { SaveTransferRequest } from '@coverkit/core/transfer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newTracking } from '../../testing/bodies.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { bearer } from '../../testing/useApplications.ts'
import { bodyOfTwo, newSecret, next, TRANSFER_PATH, useTransfers } from '../../testing/useTransfers.ts'

const ada = bearer('ada')
const ben = bearer('ben')

describe.each(OPERATION_ENGINES)('saves of a transfer on %s', (engine) => {
  const kit = useTransfers(engine)
  const { save, saved, partial, whole, problemsOf, listed } = kit
  const rows = async (token: string, draft: readonly string[]) =>
    (await listed(token))
      .filter(({ policyId }) => draft.includes(policyId))
      .map(({ rowId, policyNumber, policyStatus }) => [rowId, policyNumber, policyStatus])

  test('on the way create their policies, and later ones update them', async () => {
    const body = partial()
    const first = await saved(body, ada)
    expect(first).toMatchObject({ successful: true, status: 'partial', reference: null })
    expect(new Set(first.policyIds).size).toBe(2)
    const [zurella, mallee] = body.policiesList
    if (!zurella || !mallee) throw new Error('The example has two policies')
    const removed = { ...mallee, policyStatus: 'Discontinued' as const }
    const edited = next(body, { policiesList: [{ ...zurella, policyNumber: 'ZU-000001' }, removed] })
    const second = await saved(edited, ada)
    expect(second.policyIds).toEqual(first.policyIds)
    expect(await rows('ada', first.policyIds ?? [])).toEqual([
      ['row-1', 'ZU-000001', 'Active'],
      ['row-2', null, 'Discontinued'],
    ])
    const undone = next(edited, { policiesList: [zurella, mallee] })
    expect((await saved(undone, ada)).policyIds).toEqual(first.policyIds)
    expect((await rows('ada', first.policyIds ?? [])).map(([, , status]) => status)).toEqual([
      'Active',
      'Active',
    ])
  })

  test('discontinue what they leave out, and only of their own draft', async () => {
    const other = await saved(partial(), ada)
    const body = partial()
    const { policyIds = [] } = await saved(body, ada)
    await saved(next(body, { policiesList: [] }), ada)
    expect((await rows('ada', policyIds)).map(([, , status]) => status)).toEqual([
      'Discontinued',
      'Discontinued',
    ])
    expect((await rows('ada', other.policyIds ?? [])).map(([, , status]) => status)).toEqual([
      'Active',
      'Active',
    ])
  })

  test('name a policy on file by its id, from another draft of the same customer', async () => {
    const { policyIds: [policyId = ''] = [] } = await saved(partial(), ada)
    const [zurella] = partial().policiesList
    if (!zurella) throw new Error('The example has a policy')
    const gone = { ...zurella, policyId, rowId: 'other', policyStatus: 'Discontinued' as const }
    expect((await saved(partial({ policiesList: [gone] }), ada)).policyIds).toEqual([policyId])
    expect(await rows('ada', [policyId])).toEqual([['other', 'ZU-889120', 'Discontinued']])
  })

  test('add a row that has the name of another draft’s, beside that draft’s policy', async () => {
    const { policyIds: [policyId = ''] = [] } = await saved(partial(), ada)
    const [zurella, mallee] = partial().policiesList
    if (!zurella || !mallee) throw new Error('The example has two policies')
    const savedPolicy = { ...zurella, policyId, rowId: 'row-9' }
    const added = { ...mallee, policyNumber: 'ML-000777', rowId: 'row-1' }
    const { policyIds = [] } = await saved(partial({ policiesList: [savedPolicy, added] }), ada)
    expect(policyIds[0]).toBe(policyId)
    expect(await rows('ada', policyIds)).toEqual([
      ['row-9', 'ZU-889120', 'Active'],
      ['row-1', 'ML-000777', 'Active'],
    ])
  })

  test('F45 are there once however often they come, with the same ids', async () => {
    const body = partial()
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(body, ada)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    const { policyIds = [] } = (answers[0]?.json ?? {}) as { policyIds?: string[] }
    expect(await rows('ada', policyIds)).toHaveLength(2)
    expect((await listed('ada')).filter(({ policyId }) => policyIds.includes(policyId))).toHaveLength(2)
  })

  test('F46 of one key with another body, or of somebody else, are refused and change nothing', async () => {
    const body = partial()
    const { policyIds = [] } = await saved(body, ada)
    const other = { ...body, policiesList: [] }
    expect(await problemsOf(save(other, ada))).toEqual([409, 'tracking.id: other-body'])
    expect(await problemsOf(save(body, ben))).toEqual([409, 'tracking.id: other-body'])
    expect(await rows('ada', policyIds)).toHaveLength(2)
  })

  test('F47 that a later one overtook change nothing', async () => {
    const body = partial()
    const [zurella, ...others] = body.policiesList
    if (!zurella) throw new Error('The example has a policy')
    const { policyIds = [] } = await saved(body, ada)
    const second = next(body, { policiesList: [{ ...zurella, policyNumber: 'SECOND' }, ...others] })
    const third = next(second, { policiesList: [{ ...zurella, policyNumber: 'THIRD' }, ...others] })
    await saved(third, ada)
    expect((await saved(second, ada)).policyIds).toEqual(policyIds)
    expect((await rows('ada', policyIds))[0]).toEqual(['row-1', 'THIRD', 'Active'])
  })

  test.each<[string, (id: string) => object, (string | number)[]]>([
    [
      'an insurer that nobody knows',
      () => ({ insurerCode: 'QQQ' }),
      [422, 'policiesList.0.insurerCode: unknown'],
    ],
    ['an id that nobody has', () => ({ policyId: randomUUID() }), [422, 'policiesList.0.policyId: unknown']],
    ['an id that is none', () => ({ policyId: 't-1' }), [422, 'policiesList.0.policyId: unknown']],
    ['somebody else’s id', (policyId) => ({ policyId }), [422, 'policiesList.0.policyId: unknown']],
  ])('with %s are refused alike', async (_, change, problems) => {
    const { policyIds: [id = ''] = [] } = await saved(partial(), ada)
    const [zurella] = partial().policiesList
    if (!zurella) throw new Error('The example has a policy')
    const body = partial({ policiesList: [{ ...zurella, ...change(id) }] })
    expect(await problemsOf(save(body, ben))).toEqual(problems)
    expect(await problemsOf(save(body))).toEqual(problems)
    expect((await rows('ada', [id]))[0]?.[1]).toBe('ZU-889120')
  })

  test('with rows that are one policy, or ids of holders that nobody was given, are refused', async () => {
    const body = partial()
    const [zurella] = body.policiesList
    if (!zurella) throw new Error('The example has a policy')
    expect(await problemsOf(save({ ...body, policiesList: [zurella, zurella] }))).toEqual([
      422,
      'policiesList.1.rowId: repeated',
    ])
    const { policyIds: [policyId = ''] = [] } = await saved(body, ada)
    const twice = [zurella, { ...zurella, policyId, rowId: 'row-9' }]
    expect(await problemsOf(save(next(body, { policiesList: twice }), ada))).toEqual([
      422,
      'policiesList.1.policyId: repeated',
    ])
    const stranger = { ...body.policyOwnerDetails, id: 'ben' }
    expect(await problemsOf(save(partial({ policyOwnerDetails: stranger }), ada))).toEqual([
      422,
      'policyOwnerDetails.id: unknown',
    ])
    const own = { ...body.policyOwnerDetails, id: 'ada' }
    expect((await save(partial({ policyOwnerDetails: own }), ada)).status).toBe(200)
  })

  test('give holders ids that come back with the next save', async () => {
    const body = partial()
    const { policyHolders = [] } = await saved(body)
    const [first] = policyHolders
    expect(first?.rowId).toBe('holder-1')
    const known = { ...body.policyOwnerDetails, id: first?.contactId ?? null }
    expect((await saved(next(body, { policyOwnerDetails: known }))).policyHolders).toEqual(policyHolders)
  })

  describe('of a draft', () => {
    test('that a customer has are not taken from anybody else', async () => {
      const body = partial()
      await saved(body, ada)
      expect(await problemsOf(save(next(body), ben))).toEqual([409, 'tracking.draft: owned'])
      expect(await problemsOf(save(next(body)))).toEqual([409, 'tracking.draft: owned'])
      expect((await save(next(body), ada)).status).toBe(200)
    })

    test('of a visitor go on with the same hash of a secret, and with it become a customer’s', async () => {
      const { secretHash } = newSecret()
      const body = partial({ secretHash })
      const { policyIds = [] } = await saved(body)
      const other = newSecret()
      expect(await problemsOf(save(next(body, { secretHash: other.secretHash })))).toEqual([
        409,
        'tracking.draft: owned',
      ])
      const { secretHash: _, ...without } = next(body)
      expect(await problemsOf(save(without, ben))).toEqual([409, 'tracking.draft: owned'])
      const claimed = next(body)
      expect((await saved(claimed, ada)).policyIds).toEqual(policyIds)
      expect(await rows('ada', policyIds)).toHaveLength(2)
      expect(await problemsOf(save(next(claimed)))).toEqual([409, 'tracking.draft: owned'])
    })

    test('that was submitted come too late', async () => {
      const body = whole()
      await saved(body, ada)
      expect(await problemsOf(save(next(body), ada))).toEqual([409, 'tracking.draft: already-submitted'])
      expect((await save(body, ada)).status).toBe(200)
    })

    test('that have a name of no meaning are the customer’s own', async () => {
      const tracking = newTracking({ draft: 'transfer', clientId: randomUUID() })
      const { policyIds: own } = await saved(partial({ tracking }), ada)
      const { policyIds: others } = await saved(partial({ tracking: { ...tracking, id: randomUUID() } }), ben)
      expect(own).not.toEqual(others)
    })
  })

  describe('of a draft that was gone on with on another device', () => {
    /** Returns the next save of another device: its own draft and revisions, with the answers copied to it. */
    const onOtherDevice = (
      body: SaveTransferRequest,
      changes: Partial<SaveTransferRequest> = {},
    ): SaveTransferRequest => ({
      ...body,
      tracking: newTracking({ draft: randomUUID(), clientId: body.tracking.clientId }),
      ...changes,
    })
    const numbered = (body: SaveTransferRequest, policyNumber: string, policyIds?: readonly string[]) =>
      body.policiesList.map((policy, index) => ({
        ...policy,
        policyId: policyIds?.[index] ?? null,
        ...(index === 0 && { policyNumber }),
      }))

    test.each([
      ['a customer', ada],
      ['a visitor', {}],
    ])('are of the same policies and holders, under the hash of its secret: of %s', async (_, headers) => {
      const first = next(next(partial({ secretHash: newSecret().secretHash })))
      const { policyIds = [], policyHolders = [] } = await saved(first, headers)
      const known = { ...first.policyOwnerDetails, id: policyHolders[0]?.contactId ?? null }
      const withIds = { policyOwnerDetails: known, policiesList: numbered(first, 'WITH-IDS', policyIds) }
      expect((await saved(onOtherDevice(first, withIds), headers)).policyIds).toEqual(policyIds)
      // The answers were copied before the first save had its answer with ids.
      const second = onOtherDevice(first, { policiesList: numbered(first, 'WITHOUT-IDS') })
      expect(await saved(second, headers)).toMatchObject({ policyIds, policyHolders })
      const back = next(first, { policiesList: numbered(first, 'BACK', policyIds) })
      expect((await saved(back, headers)).policyIds).toEqual(policyIds)
      const submitted = onOtherDevice(whole({ secretHash: first.secretHash ?? '' }))
      expect((await saved(submitted, headers)).policyIds).toEqual(policyIds)
      expect(await problemsOf(save(next(first), headers))).toEqual([409, 'tracking.draft: already-submitted'])
    })

    test('hold what came last, however high the revisions of the other device are', async () => {
      const first = next(next(partial({ secretHash: newSecret().secretHash })))
      const { policyIds = [] } = await saved(first, ada)
      const second = onOtherDevice(first, { policiesList: numbered(first, 'ELSEWHERE').slice(0, 1) })
      await saved(second, ada)
      expect(await rows('ada', policyIds)).toEqual([
        ['row-1', 'ELSEWHERE', 'Active'],
        ['row-2', null, 'Discontinued'],
      ])
      const [draft, other] = [first, second].map(({ tracking }) => tracking.draft)
      const submitted = next(second, whole({ secretHash: first.secretHash ?? '' }))
      const { id } = await saved({ ...submitted, tracking: next(second).tracking }, ada)
      for (const name of [id, draft, other]) expect((await kit.read(name ?? '', 'ada')).id).toBe(id)
    })

    test('are somebody else’s under another hash, and nobody’s without one', async () => {
      const { secretHash } = newSecret()
      const first = partial({ secretHash })
      const { policyIds = [] } = await saved(first, ada)
      const withIds = { policiesList: numbered(first, 'STOLEN', policyIds) }
      const refused = [422, 'policiesList.0.policyId: unknown', 'policiesList.1.policyId: unknown']
      for (const headers of [ben, {}])
        expect(await problemsOf(save(onOtherDevice(first, withIds), headers))).toEqual(refused)
      expect(
        await problemsOf(save(onOtherDevice(first, { ...withIds, secretHash: newSecret().secretHash }))),
      ).toEqual(refused)
      const bens = await saved(onOtherDevice(first), ben)
      expect(bens.policyIds?.filter((id) => policyIds.includes(id))).toEqual([])
      expect((await rows('ada', policyIds))[0]?.[1]).toBe('ZU-889120')
    })

    test('of a customer are not opened by that secret', async () => {
      const { secret, secretHash } = newSecret()
      const { id } = await saved(whole({ secretHash }), ada)
      expect((await kit.api.get(`${TRANSFER_PATH}/${id}`, bearer(secret))).status).toBe(404)
      expect((await kit.read(id, 'ada')).id).toBe(id)
    })

    test('become the customer’s who goes on with a visitor’s, and the visitor’s device has them no more', async () => {
      const first = partial({ secretHash: newSecret().secretHash })
      const { policyIds } = await saved(first)
      expect((await saved(onOtherDevice(first), ada)).policyIds).toEqual(policyIds)
      expect(await problemsOf(save(next(first)))).toEqual([409, 'tracking.draft: owned'])
    })
  })

  describe('T28: a submission', () => {
    test.each<[string, object, string[]]>([
      ['without the terms', { ts_Cs_confirmed: false }, ['acceptedTermsAndConditions: required']],
      ['without a signature', { signatures: null }, ['declarations: required']],
      ['without a policy', { policiesList: [] }, ['policies: required']],
      ['of a second holder who is not there', { jointPolicyOwner: true }, ['jointPolicyOwner: inconsistent']],
      [
        'signed by somebody else',
        {
          signatures: [
            { rowId: 'holder-1', signedName: 'Kim Other', signedAt: '2026-11-23T01:02:03Z', shownHash: null },
          ],
        },
        ['declarations: match'],
      ],
      [
        'of which nothing is accepted, signed or named',
        { ts_Cs_confirmed: false, signatures: null, policiesList: [] },
        ['policies: required', 'acceptedTermsAndConditions: required', 'declarations: required'],
      ],
    ])('%s is refused with what it lacks', async (_, changes, problems) => {
      const body = whole(changes)
      expect(await problemsOf(save(body, ada))).toEqual([422, ...problems])
      expect((await kit.api.get(`/sandbox/saved/transfers?clientId=${body.tracking.clientId}`)).json).toEqual(
        [],
      )
    })

    test('of two with one email address is refused, to which the link to sign would go', async () => {
      const { body, email } = bodyOfTwo()
      const { policyHolder2Details: second } = body
      const shared = { ...body, policyHolder2Details: second && { ...second, email: email.toUpperCase() } }
      expect(await problemsOf(save(shared))).toEqual([422, 'holders.1.email: repeated'])
      expect(await problemsOf(save({ ...shared, customer_Status: 'Partial Transfer' }))).toEqual([200])
    })

    test('T27: with a number beside one that is unknown holds what nobody checked', async () => {
      const [zurella] = whole().policiesList
      if (!zurella) throw new Error('The example has a policy')
      const body = whole({ policiesList: [{ ...zurella, number_Unknown: true }] })
      expect(await problemsOf(save(body))).toEqual([422, 'policiesList.0.policyNumber: inconsistent'])
    })

    test('of more than twenty policies is refused; removed ones may stand anywhere', async () => {
      const [zurella] = whole().policiesList
      if (!zurella) throw new Error('The example has a policy')
      const many = Array.from({ length: 21 }, (_, index) => ({ ...zurella, rowId: `row-${index}` }))
      expect(await problemsOf(save(whole({ policiesList: many })))).toContain('policies: max')
      const gone = { ...zurella, rowId: 'gone', insurerCode: null, policyStatus: 'Discontinued' as const }
      expect((await save(whole({ policiesList: [gone, zurella] }))).status).toBe(200)
    })

    test('of a removed second holder waits for nobody', async () => {
      const body = whole()
      const gone = {
        ...body.policyOwnerDetails,
        rowId: 'kim',
        first_Name: 'Kim',
        status: 'Discontinued' as const,
      }
      const answer = await saved({ ...body, policyHolder2Details: gone })
      expect(answer.status).toBe('in-progress')
    })
  })

  test('whatever is added, edited, removed, undone and saved, the list holds what was sent last', async () => {
    const row = fc.constantFrom('a', 'b', 'c')
    const step = fc.record({
      row,
      number: fc.constantFrom('ZU-1', 'ZU-2'),
      act: fc.constantFrom('edit', 'remove', 'leave out'),
      isLost: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        let body = partial({ policiesList: [] })
        const [zurella] = partial().policiesList
        if (!zurella) throw new Error('The example has a policy')
        const stored = new Map<string, { number: string; status: string; id: string }>()
        for (const { row: rowId, number, act, isLost } of steps) {
          const known = body.policiesList.filter((policy) => policy.rowId !== rowId)
          const status = act === 'remove' ? 'Discontinued' : 'Active'
          const own = { ...zurella, rowId, policyNumber: number, policyStatus: status } as const
          body = next(body, { policiesList: act === 'leave out' ? known : [...known, own] })
          if (isLost) await save(body, ada)
          const { policyIds = [] } = await saved(body, ada)
          for (const one of stored.values()) one.status = 'Discontinued'
          body.policiesList.forEach((policy, index) => {
            const { policyNumber, policyStatus } = policy
            const id = policyIds[index] ?? ''
            const before = stored.get(policy.rowId ?? '')
            if (before) expect(id).toBe(before.id)
            stored.set(policy.rowId ?? '', { number: policyNumber ?? '', status: policyStatus ?? '', id })
          })
        }
        const expected = [...stored.values()].map(({ id, number, status }) => [id, number, status])
        const ids = new Set(expected.map(([id]) => id))
        const found = (await listed('ada')).filter(({ policyId }) => ids.has(policyId))
        expect(
          found
            .map(({ policyId, policyNumber, policyStatus }) => [policyId, policyNumber, policyStatus])
            .sort(),
        ).toEqual(expected.sort())
      }),
      { numRuns: 12 },
    )
  }, 300_000)
})
