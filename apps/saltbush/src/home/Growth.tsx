import { Container, Heading } from '@coverkit/ui'
import { copy } from './copy.ts'
import { GrowthSketch } from './GrowthSketch.tsx'
import * as styles from './home.css.ts'

/** The next three steps, as three cards from seed to shrub. */
export function Growth() {
  const { heading, cards } = copy.growth
  return (
    <Container as="section" labelledBy="growth">
      <div className={styles.growth}>
        <Heading level={2} size={38} id="growth">
          {heading}
        </Heading>
        <ol className={styles.cards}>
          {cards.map(({ id, title, text }) => (
            <li key={id} className={styles.card}>
              <GrowthSketch of={id} />
              <div className={styles.cardText}>
                <Heading level={3} size={24}>
                  {title}
                </Heading>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Container>
  )
}
