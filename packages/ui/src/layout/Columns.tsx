import type { ReactElement } from 'react'
import type { LayoutProps } from './Box.tsx'
import * as styles from './layout.css.ts'
import { type Sprinkles, sprinkles } from './sprinkles.ts'

/** How many columns there are, and how far apart. */
export type ColumnsProps = LayoutProps & {
  /** Number of columns side by side where there is room. Default `2`. */
  count?: 2 | 3 | 4 | undefined
  /** Room between the columns, and between the rows, in px: a step from 4 to 96, or `{ phone, wide }`. Default `24`. */
  gap?: Sprinkles['gap']
}

/** Equal columns that become one on a phone. Never use it for two columns of fields. */
export function Columns(props: ColumnsProps): ReactElement {
  const { as: Element = 'div', count = 2, gap = 24, label, labelledBy, children, id, role } = props
  const list = Element === 'ul' || Element === 'ol' ? 'list' : undefined
  return (
    <Element
      id={id}
      role={role ?? list}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`${styles.count[count]} ${sprinkles({ gap })}`}
    >
      {children}
    </Element>
  )
}
