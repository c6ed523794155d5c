import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { beneficiaryRows } from '../testing/index.ts'
import { sam } from './application.fixture.ts'
import { mergeBeneficiaryIds, type SavedBeneficiaryId } from './mergeBeneficiaryIds.ts'

const saved = (
  beneficiaryId: string,
  rowId: string | null,
  first = 'Sam',
  last = 'Example',
): SavedBeneficiaryId => ({
  beneficiaryId,
  rowId,
  first_Name: first,
  last_Name: last,
})
const idsOf = (...args: Parameters<typeof mergeBeneficiaryIds>) =>
  mergeBeneficiaryIds(...args).map(({ beneficiaryId }) => beneficiaryId)

describe('the ids of the server', () => {
  test('go to the row that they were sent for, whatever the order and the name', () => {
    const rows = [sam({ id: 'a' }), sam({ id: 'b', firstName: 'Alex' })]
    expect(idsOf(rows, [saved('2', 'b', 'Sam'), saved('1', 'a', 'Alex')])).toEqual(['1', '2'])
  })

  test('go by name where no row id comes back', () => {
    const rows = [sam({ id: 'a' }), sam({ id: 'b', firstName: 'Alex' })]
    expect(idsOf(rows, [saved('2', null, ' ALEX'), saved('1', null, 'sam')])).toEqual(['1', '2'])
  })

  test('of two people who share one name are not mixed up, nor given twice', () => {
    const rows = [sam({ id: 'a' }), sam({ id: 'b' })]
    expect(idsOf(rows, [saved('1', null), saved('2', null)])).toEqual(['1', '2'])
    expect(idsOf(rows, [saved('2', 'b'), saved('1', null)])).toEqual(['1', '2'])
    expect(idsOf(rows, [saved('1', null)])).toEqual(['1', null])
    expect(idsOf(rows, [saved('1', null), saved('1', null)])).toEqual(['1', null])
  })

  test('go to an organisation by its name, and not to the estate, which has none', () => {
    const estate = sam({ id: 'a', relationshipToPolicyHolder: 'Legal personal representative' })
    const hospice = sam({ id: 'b', kind: 'organisation', organisationName: 'Wattle Hospice' })
    const answer = [
      { ...saved('2', null), first_Name: null, last_Name: null, organisation_Name: 'Wattle Hospice' },
      { ...saved('1', null), first_Name: null, last_Name: null },
    ]
    expect(idsOf([estate, hospice], answer)).toEqual(['1', '2'])
  })

  test('by row win over names, and over an id that the row has', () => {
    const rows = [sam({ id: 'a', beneficiaryId: 'old' })]
    expect(idsOf(rows, [saved('9', null), saved('1', 'a', 'Other')])).toEqual(['1'])
  })

  test('by name leave a row alone that has one', () => {
    const rows = [sam({ id: 'a', beneficiaryId: '1' }), sam({ id: 'b' })]
    expect(idsOf(rows, [saved('1', null), saved('2', null)])).toEqual(['1', '2'])
    expect(idsOf(rows, [saved('2', null), saved('1', null)])).toEqual(['1', '2'])
  })

  test('of nobody here change nothing', () => {
    const rows = [sam({ id: 'a' })]
    expect(mergeBeneficiaryIds(rows, [saved('1', null, 'Kim')])).toBe(rows)
    expect(mergeBeneficiaryIds(rows, [saved('', 'a')])).toBe(rows)
    expect(mergeBeneficiaryIds(rows, [])).toBe(rows)
  })
})

const answer = (rows: readonly { id: string; firstName: string | null; lastName: string | null }[]) =>
  rows.map(({ id, firstName, lastName }, index) =>
    saved(`server-${index}`, id, firstName ?? '', lastName ?? ''),
  )

property.prop([beneficiaryRows, fc.boolean()])(
  'an answer for every row gives each its own, in any order',
  (rows, turned) => {
    const given = answer(rows)
    const merged = mergeBeneficiaryIds(rows, turned ? given.toReversed() : given)
    expect(merged.map(({ beneficiaryId }) => beneficiaryId)).toEqual(
      given.map(({ beneficiaryId }) => beneficiaryId),
    )
    expect(mergeBeneficiaryIds(merged, given)).toBe(merged)
    expect(
      merged.map((row, index) => ({ ...row, beneficiaryId: rows[index]?.beneficiaryId ?? null })),
    ).toEqual(rows)
  },
)

property.prop([beneficiaryRows, fc.array(fc.constantFrom('1', '2', '3'), { maxLength: 6 })])(
  'no id is given to two rows',
  (rows, ids) => {
    const blank = rows.map(({ id }) => sam({ id }))
    const given = idsOf(
      blank,
      ids.map((id) => saved(id, null)),
    ).filter((id) => id !== null)
    expect(new Set(given).size).toBe(given.length)
    expect(given.length).toBe(Math.min(rows.length, new Set(ids).size))
  },
)
