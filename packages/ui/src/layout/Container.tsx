import type { ReactElement } from 'react'
import type { LayoutProps } from './Box.tsx'
import * as styles from './layout.css.ts'
import { sprinkles } from './sprinkles.ts'

/** Props of `Container`. `width` is the most it takes: reading 34 rem, form 30 rem, page 72 rem (default). */
export type ContainerProps = LayoutProps & { width?: 'reading' | 'form' | 'page' | undefined }

/** A centred column with the gutters of a page. */
export function Container(props: ContainerProps): ReactElement {
  const { as: Element = 'div', width = 'page', label, labelledBy, children, id, role } = props
  return (
    <Element id={id} role={role} aria-label={label} aria-labelledby={labelledBy} className={styles.gutter}>
      <div className={`${styles.container} ${sprinkles({ maxInlineSize: width })}`}>{children}</div>
    </Element>
  )
}
