import type { ReactElement, ReactNode } from 'react'
import { skip } from './skipLink.css.ts'

/** Target and text of a `SkipLink`. */
export type SkipLinkProps = {
  /** A fragment of the page: `#` and the id of its main part. Default `#main`. */
  href?: string | undefined
  /** The text, such as `Skip to the main content`. */
  children: ReactNode
}

/** First link of a page: shown on focus, leads past the header. */
export function SkipLink({ href = '#main', children }: SkipLinkProps): ReactElement {
  return (
    <a className={skip} href={href}>
      {children}
    </a>
  )
}
