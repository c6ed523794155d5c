import { reviewOf, useBrand } from '@coverkit/brand'
import { formatDate } from '@coverkit/core'
import { Link } from '@coverkit/ui'
import { readingCopy as copy } from './copy.ts'
import type { FrontMatter } from './frontMatter.ts'
import * as styles from './reading.css.ts'
import { SOURCES, type Source } from './sources.ts'

function SourceName({ source: { name, address } }: { source: Source }) {
  return address === undefined ? <span>{name}</span> : <Link href={address}>{name}</Link>
}

/** The page's sources, who last compared it with them, and a note that the facts are general. */
export function AboutPage({ meta, path }: { meta: FrontMatter; path: string }) {
  const review = reviewOf(useBrand(), path)
  return (
    <footer className={styles.about}>
      <h2 className={styles.aboutHeading}>{copy.sourcesHeading}</h2>
      <ul className={styles.sources}>
        {meta.sources.map(({ id, says, cited }) => (
          <li key={id}>
            <SourceName source={SOURCES[id]} />
            <span>{`${copy.cited(formatDate(cited))}: ${says}.`}</span>
          </li>
        ))}
      </ul>
      <p>
        {review ? (
          <time dateTime={review.on}>{copy.checked(review.by, formatDate(review.on))}</time>
        ) : (
          copy.unchecked
        )}
      </p>
      <p>{copy.general}</p>
    </footer>
  )
}
