import type { ReactElement } from 'react'
import type { LayoutProps } from './Box.tsx'
import * as styles from './layout.css.ts'
import { sprinkles } from './sprinkles.ts'

/** Maximum width of a `Container`. */
export type ContainerProps = LayoutProps & {
  /** Maximum width of content: `reading` 38 rem, `form` 40 rem, `pair` 63 rem, `page` 72 rem. Default `page`. */
  width?: 'reading' | 'form' | 'pair' | 'page' | undefined
  /** Adds the space that a page has above its heading. `Pair` and `WithSide` bring their own. Default `false`. */
  isPage?: boolean | undefined
}

/** A centred column with the gutters of a page. */
export function Container(props: ContainerProps): ReactElement {
  const { as: Element = 'div', width = 'page', isPage = false, label, labelledBy, children, id, role } = props
  return (
    <Element
      id={id}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={isPage ? `${styles.gutter} ${styles.pageTop}` : styles.gutter}
    >
      <div className={`${styles.container} ${sprinkles({ maxInlineSize: width })}`}>{children}</div>
    </Element>
  )
}
