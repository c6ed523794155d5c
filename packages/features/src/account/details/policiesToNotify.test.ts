import type { TransferredPolicy } from '@coverkit/api-client'
import { examples } from '@coverkit/api-client/samples'
import { expect, it } from 'vitest'
import { policiesToNotify } from './policiesToNotify.ts'

const own = (changes: object) => ({
  id: 'p-1',
  name: 'MLC0012345',
  insurer_Code: 'MLC' as const,
  status: 'in-force' as const,
  ...changes,
})
const [listed]: TransferredPolicy[] = JSON.parse(examples.listTransferPolicies.data)
const moved = (changes: Partial<TransferredPolicy>): TransferredPolicy => {
  if (!listed) throw new Error('The example has no policy')
  return { ...listed, policyId: 't-1', insurerCode: 'ZUR', policyStatus: 'Active', ...changes }
}

it('names insurer and end of the number, the customer’s own policies first', () => {
  expect(policiesToNotify([own({})], [moved({ policyNumber: 'ZU-889120' })])).toEqual([
    { id: 'p-1', label: 'Mallee Life Company, policy ••• 345' },
    { id: 't-1', label: 'Zurella, policy ••• 120' },
  ])
})

it('leaves out what lapsed or was removed, and says what it does not know', () => {
  const [lapsed, lapsing] = [own({ status: 'lapsed' }), own({ id: 'p-2', status: 'lapsing' })]
  const [removed, unknown] = [
    moved({ policyStatus: 'Discontinued' }),
    moved({ policyId: 't-2', insurerCode: null, policyNumber: null }),
  ]
  expect(policiesToNotify([lapsed, lapsing], [removed, unknown])).toEqual([
    { id: 'p-2', label: 'Mallee Life Company, policy ••• 345' },
    { id: 't-2', label: 'Insurer not known' },
  ])
})
