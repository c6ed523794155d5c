import { describe, expect, test } from 'vitest'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { bearer } from '../../testing/useApplications.ts'
import { bodyOfTwo, bodyTo, next, useTransfers } from '../../testing/useTransfers.ts'

const ada = bearer('ada')

describe.each(OPERATION_ENGINES)('T28: policies that were signed for, on %s', (engine) => {
  const { saved, partial, whole, read, listed, advance, setNow } = useTransfers(engine)
  const [zurella, mallee] = whole().policiesList
  if (!zurella || !mallee) throw new Error('The example has two policies')
  const signed = [
    ['ZUR', 'ZU-889120', 'Active'],
    ['MLC', null, 'Active'],
  ]
  const policiesOf = async (id: string) =>
    (await read(id, 'ada')).policies.map(({ insurerCode, policyNumber, policyStatus }) => [
      insurerCode,
      policyNumber,
      policyStatus,
    ])
  const evil = (policyId: string) => ({
    ...zurella,
    policyId,
    insurerCode: 'AIG' as const,
    policyNumber: 'EVIL-999',
  })

  test.each([
    ['of one holder, under way', () => bodyTo(whole).body],
    ['of two holders, waiting for the second', () => bodyOfTwo().body],
  ])('stay as they are when a later draft names them: %s', async (_, make) => {
    const { id, policyIds: [policyId = ''] = [] } = await saved(make(), ada)
    const draft = partial({ policiesList: [evil(policyId)] })
    expect((await saved(draft, ada)).policyIds).toEqual([policyId])
    expect(await policiesOf(id)).toEqual(signed)
    await saved(next(draft, { policiesList: [{ ...evil(policyId), policyStatus: 'Discontinued' }] }), ada)
    expect(await policiesOf(id)).toEqual(signed)
  })

  test('stay when the draft that they came from goes on without them', async () => {
    const draft = bodyTo(partial).body
    const { policyIds: [first = '', second = ''] = [] } = await saved(draft, ada)
    const { body } = bodyTo(whole)
    const policiesList = [
      { ...zurella, policyId: first },
      { ...mallee, policyId: second },
    ]
    const { id } = await saved({ ...body, policiesList }, ada)
    await saved(next(draft, { policiesList: [] }), ada)
    expect(await policiesOf(id)).toEqual(signed)
  })

  test('go to another submission while no letter is out, with what was signed there', async () => {
    const { policyIds: [policyId = ''] = [] } = await saved(bodyOfTwo().body, ada)
    const { id } = await saved({ ...bodyTo(whole).body, policiesList: [evil(policyId)] }, ada)
    expect(await read(id, 'ada')).toMatchObject({
      policies: [{ policyId, insurerCode: 'AIG', policyNumber: 'EVIL-999', stage: 'sent' }],
    })
  })

  test('are no others for a later submission once letters are out, which may end and resume them', async () => {
    const { id, policyIds: [policyId = ''] = [] } = await saved(bodyTo(whole).body, ada)
    const submit = (policyStatus: 'Active' | 'Discontinued') => {
      const policiesList = [{ ...evil(policyId), policyStatus }, mallee]
      return saved({ ...bodyTo(whole).body, policiesList }, ada)
    }
    await submit('Discontinued')
    expect((await policiesOf(id))[0]).toEqual(['ZUR', 'ZU-889120', 'Discontinued'])
    await submit('Active')
    setNow('2026-11-26T00:00:00Z')
    await advance()
    expect((await listed('ada')).find((policy) => policy.policyId === policyId)).toMatchObject({
      insurerCode: 'ZUR',
      policyNumber: 'ZU-889120',
      policyStatus: 'Active',
      stage: 'with-insurer',
    })
  })
})
