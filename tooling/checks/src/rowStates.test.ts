import { expect, it } from 'vitest'
import { stateFaults } from './rowStates.ts'
import { rowTable, testedFiles } from './rowTable.ts'

const TEST = 'sandbox/one.test.ts'
const numbers = Array.from({ length: 33 }, (_, index) => index + 1)
const LEFT = 'partly: sign-up says that an account exists'

/** A table of 33 rows, full and tested but for those given: their state, and what the last column has. */
function faultsWith(others: Readonly<Record<number, readonly [state: string, named?: string]>>) {
  const lines = numbers.map((row) => {
    const [state, named = `\`${TEST}\``] = others[row] ?? ['full']
    return `| T${row} | Threat | Control | None | ${state} | ${named} |`
  })
  return stateFaults(lines.join('\n'), new Map(numbers.map((row) => [row, [TEST]])))
}

it('finds nothing wrong with the states of the document', () => {
  expect(stateFaults(rowTable('T').stands, testedFiles('T'))).toEqual([])
})

it('takes two rows that say what is left', () => {
  expect(faultsWith({ 14: [LEFT], 16: [LEFT] })).toEqual([])
})

it.each<[string, Parameters<typeof faultsWith>[0], string]>([
  ['a full row without a test', { 3: ['full', ''] }, 'T3 is full and names no test that exists'],
  [
    'a full row whose test is gone',
    { 3: ['full', '`sandbox/gone.test.ts`'] },
    'T3 is full and names no test that exists',
  ],
  ['a partly row that says nothing', { 5: ['partly:'] }, 'T5 says neither full nor what is left: "partly:"'],
  ['a partly row with a dash', { 5: ['partly: –'] }, 'T5 says neither full nor what is left: "partly: –"'],
  ['another word', { 5: ['mostly'] }, 'T5 says neither full nor what is left: "mostly"'],
  ['no state', { 5: [''] }, 'T5 says neither full nor what is left: ""'],
  ['a third partly row', { 1: [LEFT], 2: [LEFT], 3: [LEFT] }, '30 rows are full, of at least 31'],
])('finds a planted fault: %s', (_, others, fault) => {
  expect(faultsWith(others)).toEqual([fault])
})
