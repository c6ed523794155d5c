import type { ReactElement } from 'react'
import type { LayoutProps } from './Box.tsx'
import * as styles from './layout.css.ts'
import { type Sprinkles, sprinkles } from './sprinkles.ts'

/** Props of `Columns`. `count` 2 (default) to 4; `gap` in px steps 4 to 96 (default 24), or `{ phone, wide }`. */
export type ColumnsProps = LayoutProps & {
  count?: 2 | 3 | 4 | undefined
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
