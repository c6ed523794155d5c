import { useBrand } from '@coverkit/brand'
import { Heading, Link, Text } from '@coverkit/ui'
import type { FrontMatter } from '../reading/frontMatter.ts'
import { addressOf, entriesOf, type Series } from '../reading/Series.ts'
import { fillSlots } from '../reading/slots.ts'
import * as styles from './learn.css.ts'

/** A series with what each of its pages is about. */
export function SeriesList({ series, id }: { series: Series<FrontMatter>; id: string }) {
  const brand = useBrand()
  const entries = entriesOf(series, brand)
  if (entries.length === 0) return null
  return (
    <section className={styles.series} aria-labelledby={id}>
      <header className={styles.seriesHeader}>
        <Heading level={2} size={30} id={id}>
          {series.name}
        </Heading>
        <Text tone="soft">{fillSlots(series.lead, brand)}</Text>
      </header>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.slug} className={styles.entry}>
            <Link href={addressOf(series, entry)} variant="standalone">
              {fillSlots(entry.meta.title, brand)}
            </Link>
            <Text size={15} tone="soft">
              {fillSlots(entry.meta.description, brand)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
