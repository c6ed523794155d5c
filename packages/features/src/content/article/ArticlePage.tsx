import { useBrand } from '@coverkit/brand'
import { Container, Heading, Link, Stack, Text } from '@coverkit/ui'
import type { Article, Block } from './Article.ts'
import * as styles from './article.css.ts'
import { Contents } from './Contents.tsx'
import { offeredArticle } from './offeredArticle.ts'

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') return <Text>{block}</Text>
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  if ('steps' in block) {
    return (
      <ol className={styles.list}>
        {block.steps.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    )
  }
  if ('terms' in block) {
    return (
      <dl className={styles.terms}>
        {block.terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <ul className={styles.links}>
      {block.links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} variant="standalone">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** An article of fewer sections shows them all within a scroll or two, on a phone too. */
const FEWEST_IN_CONTENTS = 6

/** Shows an article: its heading, a lead sentence, and sections that can be linked to. */
export function ArticlePage({ article: whole }: { article: Article }) {
  const article = offeredArticle(whole, useBrand())
  return (
    <Container width="reading">
      <article className={styles.article}>
        <header className={styles.header}>
          <Heading level={1} size={38}>
            {article.heading}
          </Heading>
          <Text size={20} tone="soft">
            {article.lead}
          </Text>
          {article.picture && (
            <img
              className={styles.picture}
              src={article.picture.address}
              alt={article.picture.alt}
              width={960}
              height={540}
            />
          )}
        </header>
        {article.sections.length >= FEWEST_IN_CONTENTS && <Contents sections={article.sections} />}
        {article.sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <Stack gap={12}>
              <Heading level={2} size={24} id={id}>
                {heading}
              </Heading>
              {blocks.map((block) => (
                <BlockView key={JSON.stringify(block)} block={block} />
              ))}
            </Stack>
          </section>
        ))}
        {article.closing && <p className={styles.closing}>{article.closing}</p>}
      </article>
    </Container>
  )
}
