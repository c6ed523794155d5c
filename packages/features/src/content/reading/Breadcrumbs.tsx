import { Link } from '@coverkit/ui'
import { readingCopy } from './copy.ts'
import * as styles from './reading.css.ts'
import type { Crumb } from './structuredData.ts'

/** The pages above this one. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label={readingCopy.breadcrumbs}>
      <ol className={styles.crumbs}>
        {trail.map(({ name, path }) => (
          <li key={path} className={styles.crumb}>
            <Link href={path} variant="quiet">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
