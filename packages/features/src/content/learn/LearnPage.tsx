import { offeredLinks, useBrand } from '@coverkit/brand'
import { Container, Heading, Link, Text } from '@coverkit/ui'
import { fillSlots } from '../reading/slots.ts'
import { learnCopy as copy } from './copy.ts'
import * as styles from './learn.css.ts'
import { SeriesList } from './SeriesList.tsx'
import { learnSeries } from './series.ts'

/** The way into all series. */
export function LearnPage() {
  const brand = useBrand()
  const { articles } = brand.assets
  return (
    <Container>
      <div className={styles.page}>
        <header className={styles.header}>
          <Heading level={1} size={48}>
            {copy.heading}
          </Heading>
          <Text size={20} tone="soft">
            {fillSlots(copy.lead, brand)}
          </Text>
          {/* Decoration: what it shows is said beside it. */}
          {articles && <img className={styles.picture} src={articles} alt="" width={960} height={540} />}
        </header>
        {learnSeries.map((series) => (
          <SeriesList key={series.base} series={series} id={series.base.slice(1)} />
        ))}
        <section className={styles.more} aria-labelledby="more">
          <Heading level={2} size={24} id="more">
            {copy.moreHeading}
          </Heading>
          <ul className={styles.links}>
            {offeredLinks(brand, copy.more).map(({ label, href }) => (
              <li key={href}>
                <Link href={href} variant="standalone">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Container>
  )
}
