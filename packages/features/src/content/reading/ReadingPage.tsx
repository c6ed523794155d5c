import { useBrand } from '@coverkit/brand'
import { type Breadcrumb, Breadcrumbs, Container, Heading, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { AboutPage } from './AboutPage.tsx'
import { readingCopy } from './copy.ts'
import { Related } from './Related.tsx'
import * as styles from './reading.css.ts'
import type { Entry } from './readMarkdown.ts'
import { fillSlots } from './slots.ts'

export type ReadingPageProps = {
  entry: Entry
  path: string
  /** The pages above. */
  trail: readonly Breadcrumb[]
  /** Beside the text on wide screens, after it on others. */
  nav?: ReactNode
  /** After the text: where to read on. */
  pager?: ReactNode
  children: ReactNode
}

/** The frame of a page of words: where it stands, its text, what to do next, and where the facts come from. */
export function ReadingPage({ entry: { meta }, path, trail, nav, pager, children }: ReadingPageProps) {
  const brand = useBrand()
  return (
    <Container width={nav ? 'page' : 'reading'}>
      <div className={styles.page}>
        <Breadcrumbs label={readingCopy.breadcrumbs} trail={trail} />
        <div className={nav ? styles.columns : undefined}>
          <article className={styles.article}>
            <header className={styles.header}>
              <Heading level={1} size={38}>
                {fillSlots(meta.title, brand)}
              </Heading>
              <Text size={20} tone="soft">
                {fillSlots(meta.description, brand)}
              </Text>
            </header>
            {children}
            <Related actions={meta.related} />
            {pager}
            <AboutPage meta={meta} path={path} />
          </article>
          {nav}
        </div>
      </div>
    </Container>
  )
}
