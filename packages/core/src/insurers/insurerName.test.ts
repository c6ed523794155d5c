import { expect, test } from 'vitest'
import { INSURER_CODES } from './insurerCodes.ts'
import { insurerName } from './insurerName.ts'

test('every insurer of the panel has a name of its own', () => {
  const names = INSURER_CODES.map(insurerName)
  expect(names[0]).toBe('Meridian Life Protection')
  expect(new Set(names).size).toBe(INSURER_CODES.length)
  expect(names).not.toEqual(expect.arrayContaining([...INSURER_CODES]))
})

test.each(['XYZ', '', 'toString'])('%j, which is no code, is its own name', (code) => {
  expect(insurerName(code)).toBe(code)
})
