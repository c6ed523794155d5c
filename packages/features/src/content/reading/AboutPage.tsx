import { formatDate } from '@coverkit/core'
import { Link } from '@coverkit/ui'
import { readingCopy as copy } from './copy.ts'
import type { FrontMatter } from './frontMatter.ts'
import * as styles from './reading.css.ts'
import { SOURCES, type Source } from './sources.ts'

function SourceName({ source: { name, address } }: { source: Source }) {
  return address === undefined ? <span>{name}</span> : <Link href={address}>{name}</Link>
}

/** The page's sources, the date of the last check against them, and a note that the facts are general. */
export function AboutPage({ meta }: { meta: FrontMatter }) {
  return (
    <footer className={styles.about}>
      <h2 className={styles.aboutHeading}>{copy.sourcesHeading}</h2>
      <ul className={styles.sources}>
        {meta.sources.map(({ id, says }) => (
          <li key={id}>
            <SourceName source={SOURCES[id]} />
            <span>{`: ${says}.`}</span>
          </li>
        ))}
      </ul>
      <p>
        {meta.checked ? (
          <time dateTime={meta.checked}>{copy.checked(formatDate(meta.checked))}</time>
        ) : (
          copy.unchecked
        )}
      </p>
      <p>{copy.general}</p>
    </footer>
  )
}
