import { contrastRatio } from './colour.ts'
import { type ContrastPair, contrastPairs } from './contrastPairs.ts'
import type { Colours } from './tokens.ts'

/** A pair of theme colours in one scheme: what it needs as `ratio`, what it has as `measured`. */
export type MeasuredPair = ContrastPair & { scheme: 'light' | 'dark'; measured: number }

/** The contrast of every pair in both schemes. */
export const measureContrast = (
  schemes: Readonly<Record<'light' | 'dark', Colours>>,
): readonly MeasuredPair[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    contrastPairs.map((pair) => ({
      ...pair,
      scheme,
      measured: contrastRatio(schemes[scheme][pair.foreground], schemes[scheme][pair.background]),
    })),
  )
