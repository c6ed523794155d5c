import { describe, expect, it } from 'vitest'
import { faultTable, rowsNamedIn } from './faultTable.ts'

describe('the table of faults', () => {
  const { stands, drawn, rows, tested } = faultTable()

  it('has each row that a test names, and a test for each row', () => {
    expect(rows).toEqual(tested)
  })

  it('names the tests of the sources; "pnpm --filter @coverkit/checks draw-faults" writes them', () => {
    expect(stands).toBe(drawn)
  })
})

describe('the rows that a test names', () => {
  it.each([
    ["test('F9: twice')", [9]],
    ["test('F2, F3: unknown')", [2, 3]],
    ["test('F37 F38 F41 the lists')", [37, 38, 41]],
    ['test(`F42 to F44: odd`)', [42, 43, 44]],
    ["test('F45 mails nothing; F46 is refused')", [45]],
    ["test('a brand that is named late (F63)')", []],
    ["const colour = '#F3F4F6'", []],
  ])('%s', (source, rows) => {
    expect([...rowsNamedIn(source)]).toEqual(rows)
  })
})
