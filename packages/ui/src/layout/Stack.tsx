import type { ReactElement } from 'react'
import type { LayoutProps } from './Box.tsx'
import * as styles from './layout.css.ts'
import { type Sprinkles, sprinkles } from './sprinkles.ts'

/**
 * Props of `Stack`. `gap` in px steps 4 to 96 (default 16), or `{ phone, wide }`; `align` across (default `stretch`).
 */
export type StackProps = LayoutProps & {
  gap?: Sprinkles['gap']
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
