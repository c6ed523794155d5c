import type { ReactElement, ReactNode } from 'react'
import { skip } from './skipLink.css.ts'

/** Props of `SkipLink`. `href` is a fragment of the page, by default `#main`. */
export type SkipLinkProps = { href?: string | undefined; children: ReactNode }

/** First link of a page: shown on focus, leads past the header. */
export function SkipLink({ href = '#main', children }: SkipLinkProps): ReactElement {
  return (
    <a className={skip} href={href}>
      {children}
    </a>
  )
}
