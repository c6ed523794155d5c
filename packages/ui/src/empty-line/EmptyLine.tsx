import type { ReactElement, ReactNode } from 'react'
import * as styles from './emptyLine.css.ts'

/** Props of `EmptyLine`: a sentence, and links to go on with. */
export type EmptyLineProps = {
  /** Accessible name; with it the line is a region. */
  label?: string | undefined
  /** `id` of the heading that names the region, in place of `label`. */
  labelledBy?: string | undefined
  /** A short sentence. */
  children: ReactNode
  /** One to three links that are `standalone`. */
  links?: ReactNode
}

/** Says in one line that there is nothing, in place of an empty section. */
export function EmptyLine({ label, labelledBy, children, links }: EmptyLineProps): ReactElement {
  const Element = label || labelledBy ? 'section' : 'div'
  return (
    <Element aria-label={label} aria-labelledby={labelledBy} className={styles.line}>
      <span>{children}</span>
      {links}
    </Element>
  )
}
