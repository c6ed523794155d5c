import { expect, it } from 'vitest'
import { isCaught, plant } from '../scripts/isCaught.ts'
import { outboxMutants } from '../scripts/outboxMutants.ts'

// All of them: `pnpm --filter @coverkit/drafts mutants`.

it('every planted fault still has its place in the sources', () => {
  expect(outboxMutants.length).toBeGreaterThanOrEqual(15)
  for (const mutant of outboxMutants) expect(plant(mutant)).toContain(mutant.to)
})

it('a planted fault is caught, and nothing is where none is planted', async () => {
  const suite = ['outbox.test.ts']
  const fault = outboxMutants.find(({ name }) => name === 'a newer save replaces one in flight')
  if (!fault) throw new Error('no such fault')
  expect(await isCaught(null, suite)).toBe(false)
  expect(await isCaught(fault, suite)).toBe(true)
}, 60_000)
