import { expect, test } from 'vitest'
import { isNameOfHolder } from './isNameOfHolder.ts'

test.each([
  ['Casey Example', 'Casey Example', true],
  ['casey  EXAMPLE.', 'Casey Example', true],
  ['Casey Jo Example', 'Casey Example', true],
  ['Casey O’Brien', "Casey O'Brien", true],
  ['Casey Smith–Jones', 'Casey Smith-Jones', true],
  ['Ana Maria de la Cruz', 'Ana de la Cruz', true],
  ['Suharto', 'Suharto', true],
  ['Casey Brien', "Casey O'Brien", false],
  ['Casey', 'Casey Example', false],
  ['Ana Cruz', 'Ana de la Cruz', false],
  ['Kim Example', 'Casey Example', false],
  ['Suharto Suharto', 'Suharto', false],
])('%j signs for %j: %s', (name, holder, expected) => expect(isNameOfHolder(name, holder)).toBe(expected))
