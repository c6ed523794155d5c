import { useBrand } from '@coverkit/brand'
import { Link } from '@coverkit/ui'
import { readingCopy as copy } from './copy.ts'
import * as styles from './reading.css.ts'
import type { Entry } from './readMarkdown.ts'
import { addressOf, entriesOf, type Series } from './Series.ts'
import { fillSlots } from './slots.ts'

/** Every page of the series; the one that is read is marked. */
export function SeriesNav({ series, current }: { series: Series; current?: Entry }) {
  const brand = useBrand()
  return (
    <nav className={styles.seriesNav} aria-label={copy.series(series.name)}>
      <p className={styles.seriesName}>{series.name}</p>
      <ul className={styles.seriesLinks}>
        {entriesOf(series, brand).map((entry) => (
          <li key={entry.slug}>
            <Link
              href={addressOf(series, entry)}
              variant="quiet"
              current={entry.slug === current?.slug ? 'page' : undefined}
            >
              {fillSlots(entry.meta.title, brand)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The page before and the page after. */
export function Pager({ series, current }: { series: Series; current: Entry }) {
  const brand = useBrand()
  const entries = entriesOf(series, brand)
  const at = entries.findIndex(({ slug }) => slug === current.slug)
  const neighbours = [
    { word: copy.previous, entry: entries[at - 1] },
    { word: copy.next, entry: entries[at + 1] },
  ]
  return (
    <nav className={styles.pager} aria-label={copy.pager}>
      {neighbours.map(
        ({ word, entry }) =>
          entry && (
            <a key={word} className={styles.pagerLink} href={addressOf(series, entry)}>
              <span className={styles.pagerWord}>{word}</span>
              <span>{fillSlots(entry.meta.title, brand)}</span>
            </a>
          ),
      )}
    </nav>
  )
}
