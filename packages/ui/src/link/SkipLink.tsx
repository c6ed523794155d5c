import type { ReactNode } from 'react'
import { skip } from './skipLink.css.ts'

/** First link of a page: shown on focus, leads past the header to `href` (default `#main`). */
export type SkipLinkProps = { href?: string | undefined; children: ReactNode }

export function SkipLink({ href = '#main', children }: SkipLinkProps) {
  return (
    <a className={skip} href={href}>
      {children}
    </a>
  )
}
