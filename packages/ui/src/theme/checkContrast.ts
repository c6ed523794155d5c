import { measureContrast } from './measureContrast.ts'
import type { Colours } from './tokens.ts'

/** Truncated, not rounded: a ratio that is too low must not be shown as sufficient. */
const shown = (ratio: number) => Math.floor(ratio * 100) / 100

/** @throws RangeError that names every pair of colours in a scheme that cannot be told apart well enough. */
export function checkContrast(schemes: Readonly<Record<'light' | 'dark', Colours>>): void {
  const faults = measureContrast(schemes)
    .filter(({ measured, ratio }) => measured < ratio)
    .map(
      ({ foreground, background, scheme, measured, ratio }) =>
        `"${foreground}" on "${background}" is ${shown(measured)}:1 in ${scheme} mode; at least ${ratio}:1 is needed`,
    )
  if (faults.length > 0) throw new RangeError(faults.join('\n'))
}
