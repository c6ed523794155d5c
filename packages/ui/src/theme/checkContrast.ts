import { contrastRatio } from './colour.ts'
import { contrastPairs } from './contrastPairs.ts'
import type { Colours } from './tokens.ts'

/** Cut, not rounded: a ratio that is too small must not look as if it were enough. */
const shown = (ratio: number) => Math.floor(ratio * 100) / 100

/** @throws RangeError that names every pair of colours in a scheme that cannot be told apart well enough. */
export function checkContrast(schemes: Readonly<Record<'light' | 'dark', Colours>>): void {
  const faults = (['light', 'dark'] as const).flatMap((mode) =>
    contrastPairs
      .map((pair) => ({
        ...pair,
        is: contrastRatio(schemes[mode][pair.foreground], schemes[mode][pair.background]),
      }))
      .filter(({ is, ratio }) => is < ratio)
      .map(
        ({ foreground, background, is, ratio }) =>
          `"${foreground}" on "${background}" is ${shown(is)}:1 in ${mode} mode; at least ${ratio}:1 is needed`,
      ),
  )
  if (faults.length > 0) throw new RangeError(faults.join('\n'))
}
