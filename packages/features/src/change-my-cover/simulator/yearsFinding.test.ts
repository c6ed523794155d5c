import { expect, it } from 'vitest'
import { yearsFinding } from './yearsFinding.ts'

it.each([
  [
    [50, 51, 52],
    [9_904.07, 11_000, 57_368.5],
    'At today’s rates, your premium rises each year: from $9,904 at 50 to $57,369 at 52',
  ],
  [[50, 51, 52], [900, 900, 900], 'At today’s rates, your premium stays at $900 a year until you’re 53'],
  [[64], [900], 'At today’s rates, your premium stays at $900 a year until you’re 65'],
  [[50, 51, 52], [900, 800, 950], 'Your premium each year until you’re 53'],
  [[50, 51, 52], [900, 900, 950], 'Your premium each year until you’re 53'],
])('of the years %j and premiums %j it says what they show', (ages, after, title) => {
  expect(yearsFinding({ ages, after })).toBe(title)
})
