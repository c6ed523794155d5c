import { chooseParts, useBrand } from '@coverkit/brand'
import { Heading, Text } from '@coverkit/ui'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'
import { SprigDrawing } from './SprigDrawing.tsx'

/** Why there is time. */
export function Calm() {
  const brand = useBrand()
  const { heading, text, points } = copy.calm
  return (
    <section aria-labelledby="calm" className={styles.calm}>
      <div className={styles.calmInner}>
        <div className={styles.plate}>
          <SprigDrawing />
        </div>
        <div className={styles.calmText}>
          <Heading level={2} size={38} id="calm">
            {heading}
          </Heading>
          <Text size={20}>{text}</Text>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point.title} className={styles.point}>
                <Heading level={3} size={24}>
                  {point.title}
                </Heading>
                <p>{chooseParts(point.text, brand)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
