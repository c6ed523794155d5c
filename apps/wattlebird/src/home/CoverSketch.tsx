import type { HomeCover } from '@coverkit/site/home'
import type { ReactNode } from 'react'
import * as styles from './drawing.css.ts'

const SKETCHES: Readonly<Record<HomeCover['kind'], ReactNode>> = {
  life: (
    <>
      <path d="M10 31 32 11l22 20M15 27v26h34V27" />
      <path
        className={styles.sketchAccent}
        d="M32 47c-8-6-11-10-11-14 0-6 8-8 11-2 3-6 11-4 11 2 0 4-3 8-11 14Z"
      />
    </>
  ),
  tpd: (
    <>
      <circle cx="28" cy="42" r="12" />
      <path d="M25 20c0 6 1 11 2 16h13l5 12 5-1M27 27h10" />
      <circle className={styles.sketchAccent} cx="25" cy="13" r="5" />
    </>
  ),
  criticalIllness: (
    <>
      <path d="M13 10v14c0 8 5 13 12 13s12-5 12-13V10M9 10h8M33 10h8M25 37v5c0 7 5 12 12 12s11-5 11-11v-4" />
      <circle className={styles.sketchAccent} cx="48" cy="34" r="5" />
    </>
  ),
  incomeProtection: (
    <>
      <path
        className={styles.sketchAccent}
        d="M8 33C9 19 19 10 32 10s23 9 24 23c-4-4-8-4-12 0-4-4-8-4-12 0-4-4-8-4-12 0-4-4-8-4-12 0Z"
      />
      <path d="M32 6v4M32 33v16c0 7 10 7 10 0" />
    </>
  ),
}

export function CoverSketch({ of }: { of: HomeCover['kind'] }) {
  return (
    <svg className={styles.sketch} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      {SKETCHES[of]}
    </svg>
  )
}
