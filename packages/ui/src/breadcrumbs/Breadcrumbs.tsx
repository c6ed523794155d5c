import type { ReactElement } from 'react'
import { asList } from '../layout/roles.ts'
import { Link } from '../link/Link.tsx'
import * as styles from './breadcrumbs.css.ts'

/** A page above the current one. */
export type Breadcrumb = {
  /** The name of the page. */
  name: string
  /** Its address; unique in the trail. */
  href: string
}

/** Props of `Breadcrumbs`: the trail and its accessible name. */
export type BreadcrumbsProps = {
  /** Accessible name of the navigation, such as `Breadcrumbs`. */
  label: string
  /** From the home page down, without the current page, whose heading follows. */
  trail: readonly Breadcrumb[]
}

/** The pages above this one, for pages in a tree. A flow shows its position with a `StepBar`. */
export function Breadcrumbs({ label, trail }: BreadcrumbsProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ol {...asList} className={styles.list}>
        {trail.map(({ name, href }) => (
          <li key={href} className={styles.crumb}>
            <Link href={href} variant="quiet">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
