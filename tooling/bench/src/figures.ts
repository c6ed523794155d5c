import type { Bound } from './targets.ts'

/** One measured quantity. `target` is a bound on `value`; figures without one are for information. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly target?: Bound
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

/** The figures of a part, a line each. */
export function figureLines(title: string, figures: readonly Figure[]): string {
  const lines = figures.map((figure) => {
    const { name, value, unit, target, from } = figure
    const verdict = target ? (meets(figure) ? 'ok  ' : 'MISS') : '    '
    const amount = `${show(value)} ${unit}`.padStart(22)
    return `  ${verdict} ${name.padEnd(58)} ${amount}  ${boundText(target).padEnd(18)} ${from ?? ''}`.trimEnd()
  })
  return ['', title, ...lines].join('\n')
}

/** A bound as tables name it: `at most 0.92`. */
export function boundText(bound: Bound | undefined): string {
  if (!bound) return ''
  return 'atMost' in bound ? `at most ${show(bound.atMost)}` : `at least ${show(bound.atLeast)}`
}

export function show(value: number): string {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en-AU')
  return String(Math.round(value * 1000) / 1000)
}
