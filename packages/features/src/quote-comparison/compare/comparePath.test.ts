import { expect, it } from 'vitest'
import { comparedIn, comparePath } from './comparePath.ts'

it('keeps which insurers are compared in the address, in their order', () => {
  const path = comparePath(['ZUR', 'NEO', 'AIG'])
  expect(path).toBe('/client-quote/quote/compare?insurers=ZUR,NEO,AIG')
  expect(comparedIn(new URL(path, 'https://plain.example').search)).toEqual(['ZUR', 'NEO', 'AIG'])
})

it.each([
  ['?insurers=NEO', []],
  ['?insurers=NEO,NEO', []],
  ['?insurers=NEO,<script>,XYZ', []],
  ['?insurers=NEO,XYZ,AIG', ['NEO', 'AIG']],
  ['?insurers=NEO,AIG,ZUR,ING,MLC', ['NEO', 'AIG', 'ZUR', 'ING']],
  ['?insurers=', []],
  ['', []],
])('reads %s as %j', (search, codes) => {
  expect(comparedIn(search)).toEqual(codes)
})
