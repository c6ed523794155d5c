import type { LayoutProps } from './Box.tsx'
import * as styles from './layout.css.ts'
import { sprinkles } from './sprinkles.ts'

/** A centred column with page gutters: reading 34 rem, form 30 rem, page 72 rem (default). */
export type ContainerProps = LayoutProps & { width?: 'reading' | 'form' | 'page' | undefined }

export function Container(props: ContainerProps) {
  const { as: Element = 'div', width = 'page', label, labelledBy, children, id, role } = props
  return (
    <Element id={id} role={role} aria-label={label} aria-labelledby={labelledBy} className={styles.gutter}>
      <div className={`${styles.container} ${sprinkles({ maxInlineSize: width })}`}>{children}</div>
    </Element>
  )
}
