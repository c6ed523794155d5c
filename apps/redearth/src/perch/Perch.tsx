import type { PerchProps } from '@coverkit/brand'
import * as styles from '../home/drawing.css.ts'
import { Headframe } from '../home/Headframe.tsx'
import { Ute } from '../home/Ute.tsx'

/** Three blades of spinifex that grow from 0, 0. */
function Spinifex({ transform }: { transform: string }) {
  return (
    <path
      className={styles.thin}
      transform={transform}
      d="M0 0c-4-8-10-12-14-14M0 0c0-9-1-14-3-19M0 0c4-8 8-12 12-14"
    />
  )
}

function UteOnTheWay() {
  return (
    <>
      <Spinifex transform="translate(36 112)" />
      <Ute transform="translate(164 56) scale(.62)" />
      <Spinifex transform="translate(302 111) scale(.8)" />
    </>
  )
}

function UteAtTheSite() {
  return (
    <>
      <Headframe transform="translate(164 10) scale(.5)" />
      <Spinifex transform="translate(24 112) scale(.8)" />
      <Ute transform="translate(66 62) scale(.55)" />
    </>
  )
}

function Sundown() {
  return (
    <>
      <path className={styles.sun} d="M150 110a44 44 0 0 1 88 0Z" />
      <path className={styles.middle} d="m44 111 16-22 52-2 18 24Z" />
      <Spinifex transform="translate(150 113) scale(1.2)" />
      <Spinifex transform="translate(262 112)" />
      <Spinifex transform="translate(298 112) scale(.7)" />
    </>
  )
}

const DRAWINGS = { one: UteOnTheWay, two: UteAtTheSite, blossom: Sundown }

/** The ground of a panel: a ute on its way home, at the site, or the sun going down behind the range. */
export function Perch({ drawing }: PerchProps) {
  const Drawing = DRAWINGS[drawing]
  return (
    <svg
      className={styles.landscape}
      viewBox="0 0 320 132"
      width="320"
      height="132"
      overflow="visible"
      aria-hidden="true"
    >
      <Drawing />
      <path className={styles.frame} d="M6 112c60-3 120 2 180 0s90-3 128-1" />
      <path className={styles.thin} d="M40 121h22M124 123h10M226 121h30" />
    </svg>
  )
}
