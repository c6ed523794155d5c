import type { ReactElement } from 'react'
import type { LayoutProps } from './Box.tsx'
import * as styles from './layout.css.ts'
import { type Sprinkles, sprinkles } from './sprinkles.ts'

/** Gap and width of a `Stack`'s children. */
export type StackProps = LayoutProps & {
  /** Room between the children, in px: a step from 4 to 96, or `{ phone, wide }`. Default `16`. */
  gap?: Sprinkles['gap']
  /** Alignment of the children across the stack; `stretch` gives each its full width. Default `stretch`. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined
}

/** Children one under the other, evenly spaced. */
export function Stack(props: StackProps): ReactElement {
  const { as: Element = 'div', gap = 16, align = 'stretch', label, labelledBy, children, id, role } = props
  const list = Element === 'ul' || Element === 'ol' ? 'list' : undefined
  return (
    <Element
      id={id}
      role={role ?? list}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`${styles.stack} ${styles.align[align]} ${sprinkles({ gap })}`}
    >
      {children}
    </Element>
  )
}
