import { expect, it } from 'vitest'
import { occupationsFor } from './occupations.ts'

const all = [
  { id: 2, description: 'Accountant' },
  { id: 66, description: 'Driller (mining)' },
  { id: 71, description: 'Electrician (mining)' },
]

it('offers every occupation where the brand names none', () => {
  expect(occupationsFor(undefined, all)).toEqual(all)
})

it('offers only the occupations that the brand names, in the order of the list', () => {
  expect(occupationsFor([71, 66, 999], all).map(({ id }) => id)).toEqual([66, 71])
})
