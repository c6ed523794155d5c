import { isCaught, plant } from '@coverkit/drafts/testing'
import { expect, it } from 'vitest'
import { flowDraft, flowDraftMutants } from '../scripts/flowDraftMutants.ts'

// All of them: `pnpm --filter @coverkit/flow-draft mutants`.

it('every planted fault still has its place in the sources', () => {
  expect(flowDraftMutants.length).toBeGreaterThanOrEqual(30)
  for (const mutant of flowDraftMutants) expect(plant(flowDraft, mutant)).toContain(mutant.to)
})

it('a planted fault is caught, and nothing is where none is planted', async () => {
  const mutated = { ...flowDraft, suite: ['state/reduceDraft.test.ts'] }
  const error = flowDraftMutants.find(({ name }) => name === 'words of an earlier state are shown')
  if (!error) throw new Error('no such fault')
  expect(await isCaught(mutated, null)).toBe(false)
  expect(await isCaught(mutated, error)).toBe(true)
}, 60_000)
