import type { SaveApplicationRequest } from '@coverkit/core'
import { expect, it } from 'vitest'
import { saveCompletions } from './saveCompletions.ts'

interface Row {
  readonly rowId?: string
  readonly beneficiaryId?: string | null
  readonly first_Name: string
  readonly last_Name: string
}

const named = (first_Name: string, more: Partial<Row> = {}): Row => ({
  first_Name,
  last_Name: 'Example',
  ...more,
})

/** The ids of these rows, once the answer to an earlier save has come. */
function idsOf(
  rows: readonly Row[],
  beneficiaryContacts?: readonly (Row & { readonly beneficiaryId: string })[],
) {
  const body = {
    contactDetails: { id: null, rowId: 'holder-1' },
    policyHolderDetails: null,
    beneficiaryContacts: rows.map((row, index) => ({ rowId: `row-${index}`, beneficiaryId: null, ...row })),
  } as unknown as SaveApplicationRequest
  const answer = { successful: true, ...(beneficiaryContacts && { beneficiaryContacts }) } as const
  return saveCompletions
    .application(body, answer)
    .beneficiaryContacts?.map(({ beneficiaryId }) => beneficiaryId)
}

it('gives beneficiaries their ids by name where the answer names no rows', () => {
  const answered = [
    { ...named('Kit'), beneficiaryId: 'b-1' },
    { ...named('ROBIN'), beneficiaryId: 'b-2' },
  ]
  const rows = [named('Robin'), named('Alex'), named('Kit')]
  expect(idsOf(rows, answered)).toEqual(['b-2', null, 'b-1'])
})

it('gives two of one name an id each, in order', () => {
  const answered = ['b-1', 'b-2'].map((beneficiaryId) => ({ ...named('Kit'), beneficiaryId }))
  expect(idsOf([named('Kit'), named('Kit')], answered)).toEqual(['b-1', 'b-2'])
  expect(idsOf([named('Kit', { beneficiaryId: 'b-2' }), named('Kit')], answered)).toEqual(['b-2', 'b-1'])
})

it('goes by the row first, whatever its name is by now', () => {
  const answered = [{ ...named('Kit', { rowId: 'row-1' }), beneficiaryId: 'b-1' }]
  expect(idsOf([named('Kit'), named('Kitty')], answered)).toEqual([null, 'b-1'])
})

it('leaves rows without ids where the answer has none', () => {
  expect(idsOf([named('Kit')])).toEqual([null])
})
