import { type Beneficiaries, type Beneficiary, beneficiariesTotal, emptyBeneficiary } from '@coverkit/core'
import { type FlowAnswers, noProgress } from '@coverkit/flow-draft'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BeneficiariesHome } from './BeneficiariesHome.ts'
import { beneficiariesReader } from './beneficiariesReader.ts'
import { beneficiaryControls } from './beneficiaryControls.ts'
import {
  addBeneficiary,
  giveRestTo,
  hasNamedAnybody,
  removeBeneficiary,
  restFor,
  restoreBeneficiary,
  rowsShown,
  shareEqually,
  withLoadedRows,
  withSavedRows,
} from './beneficiaryRows.ts'
import { rowNotes } from './rowNotes.ts'
import { formatShare, shareOf } from './shares.ts'

interface Answers extends FlowAnswers {
  readonly beneficiaries: Beneficiaries
}

const home: BeneficiariesHome<Answers> = {
  of: ({ beneficiaries }) => beneficiaries,
  with: (answers, beneficiaries) => ({ ...answers, beneficiaries }),
  ownerOf: () => 'O',
}
const nobody: Answers = {
  typed: {},
  progress: noProgress,
  beneficiaries: { used: true, nominationType: null, rows: [] },
}

function withShares(...shares: readonly (number | null)[]): Answers {
  const rows = shares.map(
    (benefitPercent, index): Beneficiary => ({
      ...emptyBeneficiary(`r${index + 1}`),
      benefitPercent,
    }),
  )
  return home.with(nobody, { ...nobody.beneficiaries, rows })
}
const typing = (answers: Answers, typed: Record<string, string>) => ({
  ...answers,
  typed: Object.fromEntries(Object.entries(typed).map(([name, text]) => [`beneficiaries/${name}`, text])),
})
const sharesOf = (answers: Answers) => rowsShown(home, answers).map((row) => row.benefitPercent)
const idsOf = ({ beneficiaries }: Answers) => beneficiaries.rows.map(({ id }) => id)

describe('a share', () => {
  it('is written as it is read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (share) => shareOf(formatShare(share)) === share),
    )
    expect([3333, 5000, 3350, 1].map(formatShare)).toEqual(['33.33', '50', '33.5', '0.01'])
  })

  it('is none while it cannot be read', () => {
    expect(['', '1/3', '101'].map(shareOf)).toEqual([null, null, null])
  })
})

describe('the rows of the page', () => {
  it('are added up to five', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].reduce(
      (answers, id) => addBeneficiary(home, answers, id),
      withShares(),
    )
    expect(idsOf(five)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(addBeneficiary(home, five, 'f')).toBe(five)
  })

  it('are removed with what was typed, and come back with it', () => {
    const before = typing(withShares(1, 2, 3), { 'firstName-r2': 'Ada', 'share-r1': '5', used: 'yes' })
    const { answers, removed } = removeBeneficiary(home, before, 'r2')
    expect(idsOf(answers)).toEqual(['r1', 'r3'])
    expect(answers.typed).toEqual({ 'beneficiaries/share-r1': '5', 'beneficiaries/used': 'yes' })
    expect(removed && restoreBeneficiary(home, answers, removed)).toEqual(before)
    expect(removeBeneficiary(home, before, 'r9')).toEqual({ answers: before, removed: null })
  })

  it('take nothing of a row whose id ends alike', () => {
    const before = typing(addBeneficiary(home, withShares(1), 'x-r1'), { 'firstName-x-r1': 'Ada' })
    expect(removeBeneficiary(home, before, 'r1').answers.typed).toEqual({
      'beneficiaries/firstName-x-r1': 'Ada',
    })
  })

  it('do not come back where five others are there by now', () => {
    const { answers, removed } = removeBeneficiary(home, withShares(1, 2, 3, 4, 5), 'r1')
    const full = addBeneficiary(home, answers, 'new')
    expect(removed && restoreBeneficiary(home, full, removed)).toBe(full)
  })

  it('show the shares that are typed', () => {
    expect(sharesOf(typing(withShares(1, 2, 3), { 'share-r1': '33.33', 'share-r2': 'x' }))).toEqual([
      3333,
      null,
      3,
    ])
  })
})

describe('sharing', () => {
  it.each([
    [1, ['100']],
    [2, ['50', '50']],
    [3, ['33.34', '33.33', '33.33']],
  ])('equally among %i makes 100 %%', (count, shares) => {
    const shared = shareEqually(home, withShares(...Array<null>(count).fill(null)))
    expect(Object.values(shared.typed)).toEqual(shares)
    expect(beneficiariesTotal(rowsShown(home, shared))).toBe(10_000)
  })

  it('equally among nobody changes nothing', () => {
    const empty = withShares()
    expect(shareEqually(home, empty)).toBe(empty)
  })

  it('the rest is what the others leave, as typed', () => {
    const answers = typing(withShares(null, 1000, null), { 'share-r1': '33.33' })
    expect(restFor(rowsShown(home, answers), 'r3')).toBe(5667)
    const { typed } = giveRestTo(home, answers, 'r3')
    expect(typed).toEqual({ 'beneficiaries/share-r1': '33.33', 'beneficiaries/share-r3': '56.67' })
    expect(restFor(rowsShown(home, withShares(6000, 5000, null)), 'r3')).toBe(0)
  })
})

describe('a stored list', () => {
  it('loses those with 0 % first, then those beyond five', () => {
    const loaded = withLoadedRows(home, withShares(0, 10, 20, 30, 40, 50, 60))
    expect(idsOf(loaded.answers)).toEqual(['r2', 'r3', 'r4', 'r5', 'r6'])
    expect(loaded).toMatchObject({ dropped: 1, omitted: 1 })
  })

  it('that is whole stays the same', () => {
    const whole = withShares(10_000, null)
    expect(withLoadedRows(home, whole).answers).toBe(whole)
  })
})

describe('the people of an account', () => {
  const named = (id: string, benefitPercent: number | null) => ({
    ...emptyBeneficiary(id),
    firstName: 'Sam',
    benefitPercent,
  })
  const saved = [named('a', 0), ...['b', 'c', 'd', 'e', 'f', 'g'].map((id) => named(id, 1_000))]

  it('take the place of blank rows: those with 0 % are left out first, then those beyond five', () => {
    const begun = addBeneficiary(home, nobody, 'blank')
    expect(hasNamedAnybody(home, begun)).toBe(false)
    const { answers, count, dropped, omitted } = withSavedRows(home, begun, saved)
    expect({ count, dropped, omitted }).toEqual({ count: 5, dropped: 1, omitted: 1 })
    expect(answers.beneficiaries.rows.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e', 'f'])
  })

  it('are not offered once somebody is named, typed or submitted', () => {
    const begun = addBeneficiary(home, nobody, 'row')
    const typed = { ...begun, typed: { 'beneficiaries/firstName-row': 'S' } }
    expect(hasNamedAnybody(home, typed)).toBe(true)
    expect(hasNamedAnybody(home, withSavedRows(home, begun, saved).answers)).toBe(true)
  })
})

describe('what deserves a second look', () => {
  const person = (firstName: string, birth: readonly string[], change = {}) => ({
    ...rowOfModel,
    firstName,
    lastName: 'Lovelace',
    dateOfBirth: birth,
    ...change,
  })
  const rowOfModel = {
    kind: 'person',
    organisation: '',
    abn: '',
    firstName: '',
    lastName: '',
    dateOfBirth: ['', '', ''],
    relationship: 'Child',
    country: '',
    addressSame: '',
    address: '',
    share: '',
  }
  const notesOf = (...rows: readonly ReturnType<typeof person>[]) =>
    rowNotes(
      rows.map((row) => beneficiaryControls.readable(row)),
      '2026-11-23',
    )

  it('is a minor, to the day', () => {
    const births = [
      ['23', '11', '2008'],
      ['24', '11', '2008'],
      ['24', '11', '2026'],
      ['31', '4', '2020'],
    ]
    expect(notesOf(...births.map((birth) => person('Ada', birth))).map(({ isMinor }) => isMinor)).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  it('is the same person twice, however it is written', () => {
    const birth = ['1', '2', '1980']
    const [first, second, other] = notesOf(
      person('Ada', birth),
      person(' ADA ', ['01', '02', '1980']),
      person('Ada', ['1', '2', '1981']),
    )
    expect([first, second, other].map((notes) => notes?.isRepeated)).toEqual([false, true, false])
  })

  it('is the same organisation twice, and no minor whatever its hidden fields hold', () => {
    const hospice = { kind: 'organisation', organisation: 'Wattle Hospice' }
    const birth = ['1', '1', '2020']
    const notes = notesOf(
      person('Ada', birth, hospice),
      person('Ada', birth, { ...hospice, organisation: ' wattle  hospice' }),
      person('Ada', birth, { ...hospice, organisation: '' }),
    )
    expect(notes.map(({ isRepeated }) => isRepeated)).toEqual([false, true, false])
    expect(notes.some(({ isMinor }) => isMinor)).toBe(false)
  })

  it('is a share of 0 %, and nothing of an estate or an empty row', () => {
    const estate = person('Ada', ['1', '1', '2020'], { relationship: 'Legal personal representative' })
    expect(notesOf(estate, estate, person('', ['', '', ''], { share: '0 %' }))).toEqual([
      { isMinor: false, isRepeated: false, isDropped: false },
      { isMinor: false, isRepeated: false, isDropped: false },
      { isMinor: false, isRepeated: false, isDropped: true },
    ])
  })
})

it('asks of a row what the page shows', () => {
  expect(Object.keys(beneficiariesReader(home).view(withShares(10_000)))).toEqual([
    'used',
    'nominationType',
    'kind-r1',
    'organisation-r1',
    'abn-r1',
    'firstName-r1',
    'lastName-r1',
    'dateOfBirth-r1',
    'relationship-r1',
    'country-r1',
    'addressSame-r1',
    'address-r1',
    'share-r1',
    'total',
  ])
})
