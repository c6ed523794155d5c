import { Text } from '@coverkit/ui'
import { premiumTypeCopy } from './copy.ts'
import * as styles from './premiumSketch.css.ts'

const copy = premiumTypeCopy.sketch

/** How the two premiums move with age: a drawing, no figures. */
export function PremiumSketch() {
  return (
    <figure className={styles.figure}>
      <figcaption>
        <Text size={15} weight="medium">
          {copy.title}
        </Text>
      </figcaption>
      <svg className={styles.chart} viewBox="0 0 256 130" aria-hidden="true">
        <path className={styles.axis} d="M 8 4 V 112 H 236" />
        <path className={styles.level} d="M 8 72 C 90 68 170 62 186 60" />
        <path
          className={styles.stepped}
          d="M 8 100 H 38 V 96 H 68 V 89 H 98 V 79 H 128 V 65 H 158 V 46 H 186 V 22"
        />
        <text className={styles.words} x="192" y="64">
          {copy.level}
        </text>
        <text className={styles.words} x="192" y="26">
          {copy.stepped}
        </text>
        <text className={styles.words} x="236" y="127" textAnchor="end">
          {copy.age}
        </text>
        <text className={styles.words} x="14" y="14">
          {copy.premium}
        </text>
      </svg>
      <Text size={15} tone="soft">
        {copy.note}
      </Text>
    </figure>
  )
}
