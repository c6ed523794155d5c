import { homeCovers } from '@coverkit/site/home'
import { Container, Heading, Link } from '@coverkit/ui'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'

/** The covers as entries of a small glossary. */
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
            {homeCovers(list).map(({ kind, href, name, text }) => (
              <div key={kind} className={styles.entry}>
                <dt className={styles.term}>
                  <Link href={href}>{name}</Link>
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
