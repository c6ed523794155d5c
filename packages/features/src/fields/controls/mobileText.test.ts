import { expect, it } from 'vitest'
import { mobileText } from './mobileText.ts'

it.each([
  ['+61491570006', '0491 570 006'],
  ['+6421123456', '+6421123456'],
  ['', ''],
  [null, ''],
])('%j is said as %j', (mobile, text) => expect(mobileText(mobile)).toBe(text))
