import { useBrand } from '@coverkit/brand'
import { formatDate } from '@coverkit/core'
import { Link } from '@coverkit/ui'
import { readingCopy as copy } from './copy.ts'
import type { FrontMatter } from './frontMatter.ts'
import * as styles from './reading.css.ts'
import { fillSlots } from './slots.ts'

/** When the facts were checked, where they come from, and that they are general. */
export function AboutPage({ meta }: { meta: FrontMatter }) {
  const brand = useBrand()
  return (
    <footer className={styles.about}>
      <h2 className={styles.aboutHeading}>{copy.sourcesHeading}</h2>
      <ul className={styles.sources}>
        {meta.sources.map(({ name, address }) => (
          <li key={name}>
            {address ? <Link href={address}>{fillSlots(name, brand)}</Link> : fillSlots(name, brand)}
          </li>
        ))}
      </ul>
      <p>
        <time dateTime={meta.reviewed}>{copy.reviewed(formatDate(meta.reviewed))}</time> {copy.general}
      </p>
    </footer>
  )
}
