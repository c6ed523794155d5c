import { Blossom, Leaf } from './blossom.tsx'
import * as styles from './drawing.css.ts'

/** Bottlebrush and gum leaves. */
export function BlossomDrawing() {
  return (
    <svg className={styles.closing} viewBox="0 0 360 280" width="360" height="280" aria-hidden="true">
      <path className={styles.branch} d="M8 262C90 250 170 236 236 196c40-24 74-60 108-104" />
      <Leaf transform="translate(96 244) rotate(-152)" />
      <Leaf transform="translate(150 236) rotate(28)" />
      <Leaf transform="translate(236 196) rotate(38)" />
      <Leaf transform="translate(292 146) rotate(-8) scale(.7)" />
      <Blossom transform="translate(132 238) rotate(-18) scale(1.15)" />
      <Blossom transform="translate(216 206) rotate(-30) scale(1.4)" />
      <Blossom transform="translate(306 130) rotate(8) scale(.95)" />
    </svg>
  )
}
