import { homeCovers } from '@coverkit/site/home'
import { Anchor, Heading, Link, Text } from '@coverkit/ui'
import { CoverSketch } from './CoverSketch.tsx'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'

const { covers } = copy

export function Covers() {
  return (
    <section aria-labelledby="covers" className={styles.inner}>
      <div className={styles.intro}>
        <Heading level={2} size={38} id="covers">
          {covers.heading}
        </Heading>
        <Text>{covers.text}</Text>
      </div>
      <ul className={styles.covers}>
        {homeCovers(covers.list).map(({ kind, href, name, text }) => (
          <li key={kind} className={styles.cover}>
            <CoverSketch of={kind} />
            <Heading level={3} size={20}>
              <Anchor className={styles.coverLink} href={href}>
                {name}
              </Anchor>
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Link href="/client-quote/types" variant="standalone">
        {covers.link}
      </Link>
    </section>
  )
}
