import { Heading, Link } from '@coverkit/ui'
import type { ArticleSection } from './Article.ts'
import * as styles from './article.css.ts'
import { articleCopy } from './copy.ts'

const HEADING = 'on-this-page'

/** Links to the headings of a long article. They come from its sections, so that no page lists them by hand. */
export function Contents({ sections }: { readonly sections: readonly ArticleSection[] }) {
  return (
    <nav aria-labelledby={HEADING} className={styles.contents}>
      <Heading level={2} size={20} id={HEADING}>
        {articleCopy.contents}
      </Heading>
      <ul className={styles.links}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link href={`#${id}`} variant="standalone">
              {heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
