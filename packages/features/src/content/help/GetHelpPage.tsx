import { offeredLinks, officeHours, useBrand } from '@coverkit/brand'
import { Accordion, Breadcrumbs, Container, Heading, Link, Text } from '@coverkit/ui'
import { questionsOf } from '../faq/questionsOf.ts'
import { faqSeries } from '../faq/series.ts'
import { HelpSearch } from '../help-search/HelpSearch.tsx'
import { readingCopy } from '../reading/copy.ts'
import { MarkdownView } from '../reading/MarkdownView.tsx'
import { addressOf, entriesOf } from '../reading/Series.ts'
import { fillSlots } from '../reading/slots.ts'
import { helpCopy as copy } from './copy.ts'
import * as styles from './getHelp.css.ts'

type TopicProps = { entry: (typeof faqSeries.entries)[number] }

function Topic({ entry }: TopicProps) {
  const brand = useBrand()
  const best = questionsOf(entry, brand).filter(({ id }) => entry.meta.best.includes(id))
  const title = fillSlots(entry.meta.title, brand)
  return (
    <section className={styles.topic} aria-labelledby={entry.slug}>
      <Heading level={2} size={24} id={entry.slug}>
        {title}
      </Heading>
      <Accordion
        sections={best.map(({ id, question, answer }) => ({
          id,
          title: fillSlots(question, brand),
          content: <MarkdownView nodes={answer} />,
        }))}
      />
      <Link href={addressOf(faqSeries, entry)} variant="standalone">
        {copy.all(title)}
      </Link>
    </section>
  )
}

function Contact() {
  const brand = useBrand()
  return (
    <section className={styles.contact} aria-labelledby="ask">
      <Heading level={2} size={24} id="ask">
        {copy.contactHeading}
      </Heading>
      <Text>{copy.contact(brand.phone, officeHours(brand))}</Text>
      <ul className={styles.links}>
        {offeredLinks(brand, copy.contactLinks).map(({ label, href }) => (
          <li key={href}>
            <Link href={href} variant="standalone">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Heading level={3} size={17}>
        {copy.urgentHeading}
      </Heading>
      <Text>{copy.urgent}</Text>
    </section>
  )
}

/** Topics, the three best answers of each, and then a person. */
export function GetHelpPage() {
  const brand = useBrand()
  const topics = entriesOf(faqSeries, brand)
  return (
    <Container>
      <div className={styles.page}>
        <header className={styles.header}>
          <Breadcrumbs label={readingCopy.breadcrumbs} trail={[{ name: readingCopy.home, href: '/' }]} />
          <Heading level={1} size={38}>
            {copy.title}
          </Heading>
          <Text size={20} tone="soft">
            {copy.description}
          </Text>
        </header>
        <HelpSearch />
        {topics.length > 0 && (
          <nav aria-label={copy.topics}>
            <ul className={styles.chooser}>
              {topics.map((entry) => (
                <li key={entry.slug}>
                  <a className={styles.choice} href={`#${entry.slug}`}>
                    {fillSlots(entry.meta.title, brand)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.topics}>
          {topics.map((entry) => (
            <Topic key={entry.slug} entry={entry} />
          ))}
        </div>
        <Contact />
        <Text size={15} tone="soft" measure>
          {readingCopy.general}
        </Text>
      </div>
    </Container>
  )
}
