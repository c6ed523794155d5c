import type { ReactNode } from 'react'
import * as styles from './drawing.css.ts'
import { Sprig } from './Sprig.tsx'

const SKETCHES: Readonly<Record<string, ReactNode>> = {
  seed: (
    <>
      <path className={styles.berry} d="M60 108c-9-5-11-16-4-24 9 1 16 10 14 20-2 4-6 6-10 4Z" />
      <path
        className={styles.line}
        d="M58 105c-8-5-10-15-3-22 9 1 15 9 13 18-2 5-6 6-10 4ZM57 84c0 8 1 14 3 20M60 107c0 6-2 10-5 14m6-10c2 4 5 7 9 8"
      />
    </>
  ),
  sprout: (
    <>
      <Sprig
        stem={[
          [60, 112],
          [58, 96],
          [62, 76],
          [59, 54],
        ]}
        leaves={4}
        size={0.78}
      />
      <path className={styles.line} d="M60 112c-2 6-6 8-9 11m9-8c2 5 6 6 9 7m-10-4v7" />
    </>
  ),
  shrub: (
    <>
      <Sprig
        stem={[
          [58, 108],
          [48, 94],
          [34, 84],
          [24, 62],
        ]}
        leaves={6}
        size={0.5}
        berries={[0.72]}
      />
      <Sprig
        stem={[
          [62, 108],
          [72, 94],
          [86, 84],
          [95, 60],
        ]}
        leaves={6}
        size={0.5}
        berries={[0.8]}
      />
      <Sprig
        stem={[
          [60, 108],
          [58, 86],
          [62, 56],
          [60, 28],
        ]}
        leaves={9}
        size={0.58}
        berries={[0.5, 0.84]}
      />
    </>
  ),
}

/** A seed, a sprout or a shrub in a small arched window. */
export function GrowthSketch({ of }: { of: string }) {
  return (
    <svg viewBox="0 0 120 132" width="120" height="132" aria-hidden="true">
      <path className={styles.sky} d="M6 132V62C7 28 30 6 60 6s54 22 54 56v70Z" />
      <path className={styles.soil} d="M6 132v-30c18-8 34-6 52 0 20 6 38 4 56-4v34Z" />
      {SKETCHES[of]}
    </svg>
  )
}
