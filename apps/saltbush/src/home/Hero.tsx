import { Heading, Link, Text } from '@coverkit/ui'
import { copy } from './copy.ts'
import * as styles from './hero.css.ts'
import { ShrubDrawing } from './ShrubDrawing.tsx'
import { StartPanel } from './StartPanel.tsx'

const { proof } = copy

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <Heading level={1} size={48}>
            {copy.promise}
          </Heading>
          <Text size={20}>{copy.sentence}</Text>
          <ul className={styles.proof}>
            <li>{proof.insurers}</li>
            <li>
              {proof.fee} <Link href="/who-we-are#how-we-are-paid">{proof.link}</Link>
            </li>
          </ul>
        </div>
        <StartPanel />
        <div className={styles.window}>
          <ShrubDrawing />
        </div>
      </div>
    </section>
  )
}
