import type { ReactNode } from 'react'
import * as styles from './drawing.css.ts'
import { Sprig } from './Sprig.tsx'

const SKETCHES: Readonly<Record<string, ReactNode>> = {
  seed: (
    <>
      <path
        className={styles.wash}
        d="M63 86c-9-1-14-6-15-13 8 0 14 5 15 13ZM63 86c1-9 6-13 14-14 1 8-5 14-14 14Z"
      />
      <path
        className={styles.line}
        d="M62 84c-9-1-14-6-15-13 8 0 14 5 15 13ZM62 84c1-9 6-13 14-14 1 8-5 14-14 14ZM62 84c-5 8-5 16-3 24M57 119c-1 4-3 7-6 8m8-7c1 3 3 5 6 6"
      />
      <ellipse className={styles.berry} cx="60" cy="113" rx="10" ry="7" />
      <path className={styles.berryLine} d="M49 112c0-5 4-7 10-7s10 2 10 7-4 7-10 7-10-2-10-7Z" />
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
    <svg viewBox="0 0 120 132" width="144" height="158" aria-hidden="true">
      <path className={styles.sky} d="M6 132V62C7 28 30 6 60 6s54 22 54 56v70Z" />
      <path className={styles.soil} d="M6 132v-30c18-8 34-6 52 0 20 6 38 4 56-4v34Z" />
      {SKETCHES[of]}
    </svg>
  )
}
