import { expect, it } from 'vitest'
import { outbox, outboxMutants } from '../scripts/outboxMutants.ts'
import { isCaught, plant } from '../scripts/plantFaults.ts'
import { ruleMutants } from '../scripts/ruleMutants.ts'

// All of them: `pnpm --filter @coverkit/drafts mutants`.

it('every planted fault still has its place in the sources', () => {
  expect(outboxMutants.length).toBeGreaterThanOrEqual(15)
  expect(ruleMutants.length).toBeGreaterThanOrEqual(20)
  for (const mutant of [...outboxMutants, ...ruleMutants]) expect(plant(outbox, mutant)).toContain(mutant.to)
})

it('a planted fault is caught, and nothing is where none is planted', async () => {
  const mutated = { ...outbox, suite: ['outbox/outbox.test.ts'] }
  const error = outboxMutants.find(({ name }) => name === 'a newer save replaces one in flight')
  if (!error) throw new Error('no such fault')
  expect(await isCaught(mutated, null)).toBe(false)
  expect(await isCaught(mutated, error)).toBe(true)
}, 60_000)
