import type { SaveTransferRequest } from '@coverkit/core/transfer'
import { expect, it } from 'vitest'
import { saveCompletions } from '#common/draft/saveCompletions.ts'
import { withTransfer } from './answers.ts'
import { exampleOfTwo, examplePolicy } from './testing/exampleTransfer.ts'
import { transferBody } from './transferBody.ts'

const complete = saveCompletions['transfer-policy']
const body = transferBody(
  { config: { accountName: 'plain' } as never },
  withTransfer(exampleOfTwo(), {
    policies: [
      examplePolicy('policy-1'),
      examplePolicy('policy-2'),
      examplePolicy('policy-3', { policyId: 'own-3' }),
    ],
  }),
)
const answer = {
  sent: [{ rowId: 'policy-3' }, { rowId: 'policy-1' }],
  policyIds: ['t-3', 't-1'],
  policyHolders: [
    { rowId: 'holder-1', contactId: 'c-1' },
    { rowId: 'holder-2', contactId: 'c-2' },
  ],
}

const idsOf = ({ policyOwnerDetails, policyHolder2Details, policiesList }: SaveTransferRequest) => [
  policyOwnerDetails.id,
  policyHolder2Details?.id,
  ...policiesList.map(({ policyId }) => policyId),
]

it('gives each row of a waiting save the id that its own row was given, and takes none away', () => {
  expect(idsOf(body)).toEqual([null, null, null, null, 'own-3'])
  const completed = complete(body, answer)
  expect(idsOf(completed)).toEqual(['c-1', 'c-2', 't-1', null, 'own-3'])
})

it('gives none by a list of another length, and leaves the body as it is where nothing was answered', () => {
  expect(idsOf(complete(body, { sent: [{ rowId: 'policy-1' }], policyIds: ['t-1', 't-2'] }))).toEqual(
    idsOf(body),
  )
  expect(JSON.stringify(complete(body, { sent: [] }))).toBe(JSON.stringify(body))
})
