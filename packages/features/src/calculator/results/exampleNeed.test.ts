import { expect, it } from 'vitest'
import { exampleNeed } from './exampleNeed.ts'

it('is the life cover of the worked example, line by line', () => {
  const { lines, need } = exampleNeed()
  expect(lines).toEqual([
    { label: 'Funeral', amount: 15_000 },
    { label: 'Debts repaid', amount: 644_000 },
    { label: 'Living costs', amount: 145_914 },
    { label: 'Raising and schooling children', amount: 649_608 },
    { label: 'Less what you own', amount: -115_000 },
    { label: 'Less cover you have', amount: -250_000 },
  ])
  expect(need).toBe(1_090_000)
})
