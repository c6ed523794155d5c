import { Container, Heading, Link } from '@coverkit/ui'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'

/** The four covers as entries of a small glossary. */
export function Covers() {
  const { heading, list, link } = copy.covers
  return (
    <Container as="section" labelledBy="covers">
      <div className={styles.glossary}>
        <Heading level={2} size={38} id="covers">
          {heading}
        </Heading>
        <div>
          <dl className={styles.entries}>
            {list.map(({ id, name, text }) => (
              <div key={id} className={styles.entry}>
                <dt className={styles.term}>
                  <Link href={`/client-quote/types#${id}`}>{name}</Link>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <Link href="/client-quote/types" variant="standalone">
            {link}
          </Link>
        </div>
      </div>
    </Container>
  )
}
