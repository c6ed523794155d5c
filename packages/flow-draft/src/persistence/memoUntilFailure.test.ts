import { expect, it, vi } from 'vitest'
import { memoUntilFailure } from './memoUntilFailure.ts'

it('runs once for all who ask while it runs, and after', async () => {
  const work = vi.fn(async () => ({}))
  const memo = memoUntilFailure(work)
  const [one, other] = await Promise.all([memo(), memo()])
  expect(one).toBe(other)
  expect(await memo()).toBe(one)
  expect(work).toHaveBeenCalledTimes(1)
})

it('tries again what failed, and tells everybody who waited', async () => {
  const work = vi.fn(async () => 'done').mockRejectedValueOnce(new Error('offline'))
  const memo = memoUntilFailure(work)
  const both = await Promise.allSettled([memo(), memo()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await memo()).toBe('done')
  expect(work).toHaveBeenCalledTimes(2)
})
