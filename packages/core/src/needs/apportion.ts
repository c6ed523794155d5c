/**
 * Dollars as whole dollars that add up: each is rounded down, then those that lost most gain one until the sum is
 * `total`, by default the rounded sum.
 */
export function apportion(
  dollars: readonly number[],
  total: number = roundedSum(dollars),
): readonly number[] {
  const floors = dollars.map(Math.floor)
  const missing = total - floors.reduce((sum, floor) => sum + floor, 0)
  const byLoss = dollars.map((_, index) => index).sort((one, other) => lossOf(other) - lossOf(one))
  const gaining = new Set(byLoss.slice(0, missing))
  return floors.map((floor, index) => (gaining.has(index) ? floor + 1 : floor))

  function lossOf(index: number): number {
    return (dollars[index] ?? 0) - (floors[index] ?? 0)
  }
}

function roundedSum(dollars: readonly number[]): number {
  return Math.round(dollars.reduce((sum, value) => sum + value, 0))
}
