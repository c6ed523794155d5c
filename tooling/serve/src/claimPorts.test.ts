import { expect, test } from 'vitest'
import { claimPorts } from './claimPorts.ts'

test('two runs that begin at the same moment get ports of their own', async () => {
  const FIRST = 31_000
  const [one, other] = await Promise.all([claimPorts(FIRST), claimPorts(FIRST)])
  expect(Math.abs(one - other)).toBeGreaterThanOrEqual(100)
})
