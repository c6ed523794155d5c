import { Bird } from './Bird.tsx'
import { Blossom, Leaf } from './blossom.tsx'
import * as styles from './drawing.css.ts'

/** A wattlebird and its young on a flowering branch. */
export function BirdsDrawing() {
  return (
    <svg className={styles.hero} viewBox="0 8 620 500" width="620" height="500" aria-hidden="true">
      <path
        className={styles.sky}
        d="M306 22c118-14 236 62 258 176 20 104-28 222-132 268-108 48-262 34-338-52C20 330 18 196 86 112 138 48 216 33 306 22Z"
      />
      <circle className={styles.sun} cx="468" cy="116" r="44" />
      <path className={styles.branch} d="M24 462c96-50 192-58 282-62 108-4 190-26 262-86" />
      <path className={styles.twig} d="M420 388c30 14 62 20 96 16M120 424c-22-22-34-48-36-78" />
      <Leaf transform="translate(516 404) rotate(14)" />
      <Leaf transform="translate(470 398) rotate(62) scale(.8)" />
      <Leaf transform="translate(104 402) rotate(-58) scale(.62)" />
      <Leaf transform="translate(98 386) rotate(-166) scale(.8)" />
      <Leaf transform="translate(360 398) rotate(58) scale(.75)" />
      <Blossom transform="translate(544 332) rotate(24) scale(1.15)" />
      <Blossom transform="translate(86 350) rotate(-14) scale(1.05)" />
      <Bird />
      <Bird transform="translate(586 190) scale(-.52 .52)" />
    </svg>
  )
}
