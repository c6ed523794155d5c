/** Interpolates the value at an age: linear between anchor ages, the end values beyond them. */
export function at(ages: number[], values: number[], age: number): number {
  const upper = ages.findIndex((anchor) => anchor >= age)
  if (upper === -1) return valueAt(values, values.length - 1)
  if (upper === 0) return valueAt(values, 0)
  const from = valueAt(ages, upper - 1)
  const to = valueAt(ages, upper)
  const low = valueAt(values, upper - 1)
  return low + ((valueAt(values, upper) - low) * (age - from)) / (to - from)
}

function valueAt(list: number[], index: number): number {
  const value = list[index]
  if (value === undefined) throw new Error('A table has fewer values than anchor ages')
  return value
}
