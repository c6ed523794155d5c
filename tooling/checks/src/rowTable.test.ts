import { describe, expect, it } from 'vitest'
import { drawRows, type RowLetter, rowsNamedIn, rowTable, testedRows } from './rowTable.ts'

describe.each([
  { letter: 'F', count: 71 },
  { letter: 'T', count: 33 },
] as const)('the table of rows $letter', ({ letter, count }) => {
  const { stands, drawn, rows, tested } = rowTable(letter)
  const numbers = Array.from({ length: count }, (_, index) => index + 1)

  it('has every row once', () => {
    expect(rows).toEqual(numbers)
  })

  it('has each row that a test names, and a test for each row', () => {
    expect(tested).toEqual(rows)
  })

  it('names the tests of the sources; "pnpm --filter @coverkit/checks draw-tables" writes them', () => {
    expect(stands).toBe(drawn)
  })
})

describe('the rows that a test names', () => {
  it.each<[string, RowLetter, number[]]>([
    ["test('F9: twice')", 'F', [9]],
    ["test('F2, F3: unknown')", 'F', [2, 3]],
    ["test('F37 F38 F41 the lists')", 'F', [37, 38, 41]],
    ['test(`F42 to F44: odd`)', 'F', [42, 43, 44]],
    ["test('F45 mails nothing; F46 is refused')", 'F', [45]],
    ["test('a brand that is named late (F63)')", 'F', []],
    ["const colour = '#F3F4F6'", 'F', []],
    ["test('F15, T13: Back')", 'F', [15]],
    ["test('F15, T13: Back')", 'T', [13]],
    ["test('C1, T17: a foreign media type')", 'T', [17]],
    ["test('T24 256 KB')", 'T', [24]],
    ["const text = 'T+1'", 'T', []],
  ])('%s', (source, letter, rows) => {
    expect([...rowsNamedIn(source, letter)]).toEqual(rows)
  })
})

describe('a planted fault is found', () => {
  const document =
    '| T1 | Threat | Control | None | full | `a/one.test.ts` |\n| T2 | Threat | Control | None | full |  |\n'
  const drawn = (text: string) => {
    const files = [{ path: 'src/one.test.ts', text }]
    const workspace = [{ name: '', folder: 'packages/a', dependencies: [], exports: {}, imports: {}, files }]
    return drawRows(document, 'T', testedRows(workspace, 'T'))
  }

  it('a row without a test', () => {
    const { rows, tested } = drawn("it('T1: x')")
    expect([rows, tested]).toEqual([[1, 2], [1]])
  })

  it('a test that names a row that is not there', () => {
    expect(drawn("it('T1: x'); it('T2, T3: y')").tested).toEqual([1, 2, 3])
  })

  it('a column that is out of date', () => {
    const table = drawn("it('T2: x')")
    expect(table.drawn).not.toBe(table.stands)
    expect(table.drawn).toBe(
      '| T1 | Threat | Control | None | full |  |\n| T2 | Threat | Control | None | full | `a/one.test.ts` |\n',
    )
  })
})
