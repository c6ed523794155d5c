import type { PerchProps } from '@coverkit/brand'
import { Bird } from '../home/Bird.tsx'
import { Blossom, Leaf } from '../home/blossom.tsx'
import * as styles from '../home/drawing.css.ts'

function OneBird() {
  return (
    <>
      <Leaf transform="translate(70 111) rotate(-24) scale(.42)" />
      <Leaf transform="translate(104 110) rotate(28) scale(.34)" />
      <Blossom transform="translate(40 113) rotate(-12) scale(.62)" />
      <Leaf transform="translate(282 104) rotate(-38) scale(.36)" />
      <Bird transform="translate(290.8 12) scale(-.24 .24)" />
    </>
  )
}

function TwoBirds() {
  return (
    <>
      <Leaf transform="translate(60 111) rotate(30) scale(.36)" />
      <Blossom transform="translate(36 113) rotate(-14) scale(.62)" />
      <Leaf transform="translate(296 103) rotate(-60) scale(.36)" />
      <Bird transform="translate(131.6 55.5) scale(.135)" />
      <Bird transform="translate(308.8 11) scale(-.24 .24)" />
    </>
  )
}

function Blossoms() {
  return (
    <>
      <Leaf transform="translate(120 109) rotate(-150) scale(.42)" />
      <Leaf transform="translate(150 110) rotate(26) scale(.38)" />
      <Leaf transform="translate(250 106) rotate(-30) scale(.46)" />
      <Blossom transform="translate(186 110) rotate(-10) scale(.74)" />
      <Blossom transform="translate(226 108) rotate(14) scale(.9)" />
      <Blossom transform="translate(284 104) rotate(22) scale(.55)" />
    </>
  )
}

const DRAWINGS = { one: OneBird, two: TwoBirds, blossom: Blossoms }

/** A twig along the edge of a panel: a bird whose tail hangs over it, two of them, or three bottlebrushes. */
export function Perch({ drawing }: PerchProps) {
  const Drawing = DRAWINGS[drawing]
  return (
    <svg viewBox="0 0 320 132" width="320" height="132" overflow="visible" aria-hidden="true">
      <path className={styles.twig} d="M6 116C70 106 150 118 316 102" />
      <Drawing />
    </svg>
  )
}
