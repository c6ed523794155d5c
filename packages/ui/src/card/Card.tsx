import type { ReactElement } from 'react'
import type { LayoutProps } from '../layout/Box.tsx'
import * as styles from './card.css.ts'

/** Props of `Card`: those of every layout component, and its colour. */
export type CardProps = LayoutProps & {
  /** `plain` has a shadow, `tint` has none, `action` marks what is chosen or recommended. Default `plain`. */
  tone?: 'plain' | 'tint' | 'action' | undefined
  /** Takes away the padding, for rows that reach the edges. Default `false`. */
  flush?: boolean | undefined
}

/** A framed area. As a `section` with `labelledBy` it is a named region. */
export function Card({
  as: Element = 'div',
  tone = 'plain',
  flush = false,
  id,
  role,
  label,
  labelledBy,
  children,
}: CardProps): ReactElement {
  return (
    <Element
      id={id}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`${styles.card} ${styles.tone[tone]}${flush ? ` ${styles.flush}` : ''}`}
    >
      {children}
    </Element>
  )
}
