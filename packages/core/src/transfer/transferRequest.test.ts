import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { robin } from '../application/application.fixture.ts'
import type { PolicyHolder } from '../application/holderFields.ts'
import { holderDetails } from '../application/holderWire.ts'
import { anyTransfer, savableTransfer, trackingMark } from '../testing/index.ts'
import { emptyTransferPolicy } from './emptyTransfer.ts'
import { robinsTransfer, signedTransfer, zurella } from './transfer.fixture.ts'
import { transferFromSaved } from './transferFromSaved.ts'
import { transferRequest } from './transferRequest.ts'
import type { TransferAnswers } from './types.ts'
import type { SaveTransferRequest } from './wire.ts'

const tracking = {
  id: '11111111-1111-4111-8111-111111111111',
  clientId: '22222222-2222-4222-8222-222222222222',
  draft: '33333333-3333-4333-8333-333333333333',
  rev: 3,
  sentAt: '2026-11-23T00:00:00.000Z',
}
const context = { accountName: 'example', tracking }
const holderIds = ['holder-1', 'holder-2'] as const
const there = (sent: SaveTransferRequest) =>
  transferFromSaved(JSON.parse(JSON.stringify(sent)), { holderIds }).answers

describe('the request', () => {
  test('has every field of the specification, and ours', () => {
    expect(transferRequest(robinsTransfer(), context)).toEqual({
      customer_Status: 'Partial Transfer',
      // Nothing asks how they work.
      policyOwnerDetails: { ...holderDetails(robin()), employment_Status: null },
      policiesList: [
        {
          insurerCode: 'ZUR',
          policyNumber: 'ZU-889120',
          policyId: null,
          policyStatus: 'Active',
          name: 'Robin Example',
          rowId: 'row-1',
          number_Unknown: false,
          covers: ['life'],
          file_Number: null,
        },
      ],
      jointPolicyOwner: false,
      ts_Cs_confirmed: false,
      accountName: 'example',
      policyHolder2Details: null,
      signatures: null,
      tracking,
    })
  })

  test('sends removed policies and a removed second holder as Discontinued', () => {
    const kim = robin({ id: 'holder-2', firstName: 'Kim', contactId: 'h-2' })
    const removedPolicies = [zurella({ id: 'row-2', policyId: 'p-2' }), zurella({ id: 'row-3' })]
    const sent = transferRequest(robinsTransfer({ removedHolder: kim, removedPolicies }), context)
    expect(
      sent.policiesList.map(({ rowId, policyId, policyStatus }) => [rowId, policyId, policyStatus]),
    ).toEqual([
      ['row-1', null, 'Active'],
      ['row-2', 'p-2', 'Discontinued'],
      ['row-3', null, 'Discontinued'],
    ])
    expect(sent.jointPolicyOwner).toBe(false)
    expect(sent.policyHolder2Details).toMatchObject({
      id: 'h-2',
      rowId: 'holder-2',
      first_Name: 'Kim',
      status: 'Discontinued',
    })
  })

  test('leaves out a removed row of which nothing is known, and no other', () => {
    const blank = emptyTransferPolicy('row-2')
    const removedPolicies = [
      blank,
      { ...blank, id: 'row-3', policyId: 'p-3' },
      { ...blank, id: 'row-4', numberUnknown: true },
      { ...blank, id: 'row-5', fileNumber: 1 },
      { ...blank, id: 'row-6', covers: ['tpd' as const] },
    ]
    const { policiesList } = transferRequest(
      robinsTransfer({ policies: [emptyTransferPolicy('row-1')], removedPolicies }),
      context,
    )
    expect(policiesList.map(({ rowId, policyStatus }) => `${rowId} ${policyStatus}`)).toEqual([
      'row-1 Active',
      'row-3 Discontinued',
      'row-4 Discontinued',
      'row-5 Discontinued',
      'row-6 Discontinued',
    ])
  })

  test('has somebody who took the place, not who was there before', () => {
    const [kim, alex] = [robin({ id: 'kim' }), robin({ id: 'alex', firstName: 'Alex' })]
    const sent = transferRequest(robinsTransfer({ holders: [robin(), alex], removedHolder: kim }), context)
    expect(sent.jointPolicyOwner).toBe(true)
    expect(sent.policyHolder2Details).toMatchObject({ rowId: 'alex', status: 'Active' })
  })

  test('does not send a number that the customer does not have', () => {
    const policies = [zurella({ numberUnknown: true })]
    const [sent] = transferRequest(robinsTransfer({ policies }), context).policiesList
    expect([sent?.policyNumber, sent?.number_Unknown]).toEqual([null, true])
  })

  test('has blanks, empty lists and the text 0 as null', () => {
    const policies = [zurella({ policyNumber: '0', name: '', covers: [], policyId: '' })]
    const [sent] = transferRequest(robinsTransfer({ policies }), context).policiesList
    expect([sent?.policyNumber, sent?.name, sent?.covers, sent?.policyId]).toEqual([null, null, null, null])
  })

  test('accepts and signs with the submission alone', () => {
    const sent = transferRequest(signedTransfer(), { ...context, submit: true })
    expect([sent.customer_Status, sent.ts_Cs_confirmed, sent.signatures]).toEqual([
      'Transfer in Progress',
      true,
      [
        {
          rowId: 'holder-1',
          signedName: 'Robin Example',
          signedAt: '2026-11-23T01:02:03Z',
          shownHash: null,
        },
      ],
    ])
    const onTheWay = transferRequest(signedTransfer(), context)
    expect([onTheWay.customer_Status, onTheWay.ts_Cs_confirmed, onTheWay.signatures]).toEqual([
      'Partial Transfer',
      false,
      null,
    ])
  })

  test('has the hash of a secret only when it is given', () => {
    expect(transferRequest(robinsTransfer(), context)).not.toHaveProperty('secretHash')
    expect(transferRequest(robinsTransfer(), { ...context, secretHash: 'h' }).secretHash).toBe('h')
  })
})

describe('a saved transfer', () => {
  test('may be empty: one holder of whom nothing is known, no policy', () => {
    const { answers, omitted } = transferFromSaved({}, { holderIds })
    expect(answers.holders.map(({ id, firstName }) => [id, firstName])).toEqual([['holder-1', null]])
    expect([answers.policies, answers.removedPolicies, answers.removedHolder, omitted]).toEqual([
      [],
      [],
      null,
      0,
    ])
    expect([answers.acceptedTermsAndConditions, answers.declarations]).toEqual([false, []])
  })

  test('has codes and statuses that nobody knows as not answered and active', () => {
    const policiesList = [{ insurerCode: 'QQQ', policyStatus: 'Lapsed', rowId: 'a' }, { rowId: 'a' }, {}]
    const { answers } = transferFromSaved({ policiesList }, { holderIds })
    expect(answers.policies.map(({ id, insurerCode }) => [id, insurerCode])).toEqual([
      ['a', null],
      ['policy-1', null],
      ['policy-2', null],
    ])
  })

  test('beyond twenty policies is cut, and says so; a signature of nobody is left out', () => {
    const policiesList = Array.from({ length: 23 }, (_, index) => ({ rowId: `row-${index}` }))
    const signatures = [{ rowId: 'nobody', signedName: 'No Body', signedAt: '2026-11-23', shownHash: null }]
    const { answers, omitted } = transferFromSaved({ policiesList, signatures }, { holderIds })
    expect([answers.policies.length, omitted, answers.declarations]).toEqual([20, 3, []])
  })
})

const withoutStatus = (holder: PolicyHolder): PolicyHolder => ({ ...holder, employmentStatus: null })

// Takes over 5 s on a slow machine: it sends and reads back a thousand random transfers.
property.prop([savableTransfer, trackingMark], { numRuns: 1_000 })(
  'a submission there and back loses nothing but how somebody works, which no transfer asks',
  (answers, mark) => {
    const sent = transferRequest(answers, { accountName: 'example', tracking: mark, submit: true })
    expect(sent.tracking).toEqual(mark)
    const { holders, removedHolder } = answers
    expect(there(sent)).toEqual({
      ...answers,
      holders: holders.map(withoutStatus),
      removedHolder: removedHolder && withoutStatus(removedHolder),
    })
    expect(transferRequest(there(sent), { accountName: 'example', tracking: mark, submit: true })).toEqual(
      sent,
    )
  },
  120_000,
)

property.prop([anyTransfer], { numRuns: 300 })(
  'a save on the way names every policy that anything is known of once, with its status, and accepts nothing',
  (answers: TransferAnswers) => {
    const sent = transferRequest(answers, context)
    const statuses = sent.policiesList.map(({ rowId, policyStatus }) => `${rowId} ${policyStatus}`)
    expect(statuses).toEqual([
      ...answers.policies.map(({ id }) => `${id} Active`),
      ...answers.removedPolicies
        .filter(
          ({ id, ...rest }) => JSON.stringify({ id, ...rest }) !== JSON.stringify(emptyTransferPolicy(id)),
        )
        .map(({ id }) => `${id} Discontinued`),
    ])
    const back = there(sent)
    expect([back.acceptedTermsAndConditions, back.declarations]).toEqual([false, []])
    expect(back.removedHolder?.id).toBe(answers.holders.length === 2 ? undefined : answers.removedHolder?.id)
  },
  60_000,
)
