import { homeCovers } from '@coverkit/site/home'
import { Anchor, Heading, Link } from '@coverkit/ui'
import { CoverDrawing } from './CoverDrawing.tsx'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'

const { covers } = copy

/** The covers as tiles. */
export function Covers() {
  return (
    <section aria-labelledby="covers" className={styles.inner}>
      <Heading level={2} size={38} id="covers">
        {covers.heading}
      </Heading>
      <ul className={styles.tiles}>
        {homeCovers(covers.list).map(({ kind, href, name, text }) => (
          <li key={kind} className={styles.tile}>
            <CoverDrawing of={kind} />
            <div className={styles.tileText}>
              <Heading level={3} size={24}>
                <Anchor className={styles.tileLink} href={href}>
                  {name}
                </Anchor>
              </Heading>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link href="/client-quote/types" variant="standalone">
        {covers.link}
      </Link>
    </section>
  )
}
