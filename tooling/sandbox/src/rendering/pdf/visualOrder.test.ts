import { expect, test } from 'vitest'
import { visualOrder } from './visualOrder.ts'

test.each([
  ['Ada Example', 'Ada Example'],
  ['שלום עולם', 'עולם שלום'],
  ['Name: שלום עולם (Ada)', 'Name: עולם שלום (Ada)'],
  ['שלום 12 עולם 34 Ada', 'עולם 12 שלום 34 Ada'],
  ['שלום Ada עולם', 'שלום Ada עולם'],
])('%s', (line, drawn) => {
  expect(visualOrder(line)).toBe(drawn)
})
