import { chooseParts, useBrand } from '@coverkit/brand'
import { Heading, Text } from '@coverkit/ui'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'
import { TowerDrawing } from './TowerDrawing.tsx'

/** Answers are kept where there is no signal. */
export function OutOfRange() {
  return (
    <section aria-labelledby="range" className={styles.band}>
      <div className={styles.bandInner}>
        <div className={styles.bandText}>
          <Heading level={2} size={38} id="range">
            {copy.range.heading}
          </Heading>
          <Text size={20}>{chooseParts(copy.range.text, useBrand())}</Text>
        </div>
        <TowerDrawing />
      </div>
    </section>
  )
}
