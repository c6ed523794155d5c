import { openDrafts } from '@coverkit/drafts'
import { expect, test } from 'vitest'
import { loadRaw } from './rawDraft.ts'
import { saveFromOtherDevice } from './saveFromOtherDevice.ts'

test('answers from another device leave ids of people behind, and nothing else', async () => {
  const drafts = await openDrafts({ brand: `other-device-${crypto.randomUUID()}` })
  const people = { holders: [{ id: 'row-1', contactId: 'c-1', firstName: 'Robin' }], removed: null }
  const shares = [{ id: 'row-2', beneficiaryId: 'b-1', share: 10_000 }]
  const policies = [{ id: 'row-3', policyId: 'p-1', note: 'contactId' }]
  const answers = { people, shares, policies, list: [1, null, 'beneficiaryId'] }
  await saveFromOtherDevice(drafts, { flow: 'application', version: 1, answers })
  const found = await loadRaw(drafts, 'application')
  expect(found.status === 'found' && found.draft.answers).toEqual({
    people: { holders: [{ id: 'row-1', contactId: null, firstName: 'Robin' }], removed: null },
    shares: [{ id: 'row-2', beneficiaryId: null, share: 10_000 }],
    policies,
    list: [1, null, 'beneficiaryId'],
  })
})
