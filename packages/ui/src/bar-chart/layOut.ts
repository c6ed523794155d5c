type Measured = { value: number }

const percent = (share: number) => Math.round(share * 10_000) / 100

/** Returns the position of each part of a bar, in percent of the chart's width; `most` fills it. */
export function layOut<T extends Measured>(values: readonly T[], most: number) {
  let before = 0
  return values.map((value) => {
    const start = before
    before += Math.max(0, value.value)
    return { value, x: most ? percent(start / most) : 0, width: most ? percent((before - start) / most) : 0 }
  })
}
