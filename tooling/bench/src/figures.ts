/** One measured quantity. `target` is a bound on `value`; figures without one are for information. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly target?: { readonly atMost: number } | { readonly atLeast: number }
  /** Terms of the value, such as the two of a ratio. */
  readonly from?: string
}

export function meets({ value, target }: Figure): boolean {
  if (!target) return true
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  for (const figure of figures) {
    const { name, value, unit, target, from } = figure
    const bound = target
      ? 'atMost' in target
        ? `at most ${show(target.atMost)}`
        : `at least ${show(target.atLeast)}`
      : ''
    const verdict = target ? (meets(figure) ? 'ok  ' : 'MISS') : '    '
    console.log(
      `  ${verdict} ${name.padEnd(58)} ${`${show(value)} ${unit}`.padStart(22)}  ${bound.padEnd(18)} ${from ?? ''}`.trimEnd(),
    )
  }
}

function show(value: number): string {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en-AU')
  return String(Math.round(value * 1000) / 1000)
}
