/** Round steps for an axis from 0: three to five lines, the last at or above `most`. Empty where there is nothing to show. */
export function niceTicks(most: number): number[] {
  if (!(most > 0)) return []
  const power = 10 ** Math.floor(Math.log10(most / 4))
  const step = power * (STEPS.find((factor) => factor * power * 4 >= most) ?? 10)
  const count = Math.ceil(most / step)
  return Array.from({ length: count }, (_, index) => (index + 1) * step)
}

const STEPS = [1, 2, 2.5, 5, 10]
