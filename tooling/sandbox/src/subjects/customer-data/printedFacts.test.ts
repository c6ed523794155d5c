import { expect, test } from 'vitest'
import { printedFacts } from './printedFacts.ts'

test('a record is read as facts, by the words of its names', () => {
  const record = {
    first_Name: 'Zoë',
    isSmoker: false,
    lifeCover: { amount: 600_000, since: 2019 },
    date_of_Birth: '1989-03-27',
    savedAt: '2026-11-23T01:02:04.000Z',
    policiesList: [{ number: 'A1' }, { number: 'B2', note: null }],
    'custom:accountName': 'wattlebird',
  }
  expect(printedFacts('', record)).toEqual([
    ['First name', 'Zoë'],
    ['Is smoker', 'No'],
    ['Life cover: amount', '600,000'],
    ['Life cover: since', '2019'],
    ['Date of birth', '27 March 1989'],
    ['Saved at', '23 November 2026, 12:02 pm in Sydney'],
    ['Policies list 1: number', 'A1'],
    ['Policies list 2: number', 'B2'],
    ['Account name', 'wattlebird'],
  ])
})

test('a term stands before what it is part of', () => {
  expect(printedFacts('Covers', ['life', 'tpd'])).toEqual([['Covers', 'life, tpd']])
  expect(printedFacts('When', '2026-11-23')).toEqual([['When', '23 November 2026']])
})

test.each([null, undefined, '', [], {}, [''], { a: { b: [] } }, { tracking: { id: 'x' }, rowId: 'row-1' }])(
  '%j is left out',
  (value) => {
    expect(printedFacts('Term', value)).toEqual([])
  },
)

test('what only looks like a date stays, and a long text ends', () => {
  expect(printedFacts('T', '9999-99-99T99:99Z')).toEqual([['T', '9999-99-99T99:99Z']])
  expect(printedFacts('T', '2026-13-40')).toEqual([['T', '2026-13-40']])
  expect(printedFacts('T', 'a'.repeat(5000))).toEqual([['T', `${'a'.repeat(4000)} …`]])
})
