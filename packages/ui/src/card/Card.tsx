import type { LayoutProps } from '../layout/Box.tsx'
import * as styles from './card.css.ts'

/** A framed area. As a `section` with `labelledBy` it is a named region. */
export type CardProps = LayoutProps & { tone?: keyof typeof styles.tone | undefined }

export function Card({
  as: Element = 'div',
  tone = 'plain',
  id,
  role,
  label,
  labelledBy,
  children,
}: CardProps) {
  return (
    <Element
      id={id}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`${styles.card} ${styles.tone[tone]}`}
    >
      {children}
    </Element>
  )
}
