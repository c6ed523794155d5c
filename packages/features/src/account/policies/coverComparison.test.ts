import { expect, it } from 'vitest'
import { coverComparison } from './coverComparison.ts'

const life = (sumInsured: number) => ({ kind: 'life', sumInsured }) as const

it.each([
  [600_000, 1_200_000, 600_000, 0.5, '50% of the $1,200,000 you worked out.'],
  [
    600_000,
    1_200_000,
    900_000,
    0.5,
    '50% of the $1,200,000 you worked out. With your other policies it’s 75%.',
  ],
  [
    600_000,
    1_200_000,
    1_200_000,
    0.5,
    '50% of the $1,200,000 you worked out. With your other policies, you have all of it.',
  ],
  [1_200_000, 1_200_000, 1_200_000, 1, 'All of the $1,200,000 you worked out.'],
  [1_500_000, 1_200_000, 1_500_000, 1, '$300,000 more than the $1,200,000 you worked out.'],
])('compares %i with %i, of %i together', (sum, needed, together, share, text) => {
  expect(coverComparison(life(sum), needed, together)).toEqual({ share, text })
})

it('never rounds up to all of it, nor down to nothing', () => {
  expect(coverComparison(life(999_000), 1_000_000, 999_000).text).toBe(
    '99% of the $1,000,000 you worked out.',
  )
  expect(coverComparison(life(1_000), 1_000_000, 1_000).text).toBe('1% of the $1,000,000 you worked out.')
})

it('says income protection a month', () => {
  const cover = { kind: 'incomeProtection', sumInsured: 6_000 } as const
  expect(coverComparison(cover, 6_400, 6_000).text).toBe('94% of the $6,400 a month you worked out.')
})

it('has no bar where nothing is needed, or nothing is known', () => {
  expect(coverComparison(life(600_000), 0, 600_000)).toEqual({
    share: null,
    text: 'You worked out that you’d need none.',
  })
  expect(coverComparison(life(600_000), null, 600_000)).toEqual({ share: null, text: '' })
})
