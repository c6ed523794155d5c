import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumForPremium } from './sumForPremium.ts'

const sums = Array.from({ length: 60 }, (_, index) => 50_000 + index * 10_000)
const tenCentsAThousand = async (sum: number) => sum / 100

it('finds the most cover that a premium pays for, with few prices', async () => {
  const asked: number[] = []
  const found = await sumForPremium(sums, 3_250, async (sum) => {
    asked.push(sum)
    return tenCentsAThousand(sum)
  })
  expect(found).toEqual({ sum: 320_000, cents: 3_200, isAbove: false })
  expect(asked.length).toBeLessThanOrEqual(7)
  // To the cent.
  expect(await sumForPremium(sums, 3_200, tenCentsAThousand)).toMatchObject({ sum: 320_000 })
  expect(await sumForPremium(sums, 3_199, tenCentsAThousand)).toMatchObject({ sum: 310_000 })
})

it('says what the least costs where even that is more', async () => {
  expect(await sumForPremium(sums, 499, tenCentsAThousand)).toEqual({
    sum: 50_000,
    cents: 500,
    isAbove: true,
  })
})

it('takes the most there is where all of it costs less', async () => {
  expect(await sumForPremium(sums, 99_999, tenCentsAThousand)).toMatchObject({ sum: 640_000 })
})

it('stays below what the insurer declines, and gives nothing where it declines everything', async () => {
  const declined = async (sum: number) => (sum > 200_000 ? null : sum / 100)
  expect(await sumForPremium(sums, 99_999, declined)).toEqual({ sum: 200_000, cents: 2_000, isAbove: false })
  expect(await sumForPremium(sums, 99_999, async () => null)).toBeNull()
  expect(await sumForPremium([], 1, tenCentsAThousand)).toBeNull()
})

it('is what trying every sum would find, whatever the premiums', async () => {
  const steps = fc.array(fc.nat({ max: 900 }), { minLength: 1, maxLength: 61 })
  await fc.assert(
    fc.asyncProperty(steps, fc.nat({ max: 30_000 }), async (rises, cents) => {
      const prices = rises.map((_, index) => rises.slice(0, index + 1).reduce((sum, rise) => sum + rise, 100))
      const known = prices.map((_, index) => index)
      const affordable = known.filter((index) => (prices[index] ?? 0) <= cents)
      const found = await sumForPremium(known, cents, async (index) => prices[index] ?? 0)
      expect(found?.isAbove).toBe(affordable.length === 0)
      expect(found?.sum).toBe(affordable.at(-1) ?? 0)
    }),
  )
})
