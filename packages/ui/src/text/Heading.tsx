import type { ReactElement, ReactNode, Ref } from 'react'
import * as styles from './text.css.ts'

const DEFAULT_SIZE = { 1: 38, 2: 24, 3: 20, 4: 17, 5: 17, 6: 17 } as const

/** Props of `Heading`. `size` is the step of the type scale in px (15 to 48), by default that of the level. */
export type HeadingProps = {
  level: 1 | 2 | 3 | 4 | 5 | 6
  size?: 15 | 17 | 20 | 24 | 30 | 38 | 48 | undefined
  id?: string | undefined
  /** -1 lets a script move focus here after navigation. */
  tabIndex?: -1 | undefined
  ref?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/** A heading. `level` is its rank in the page, `size` only its look. */
export function Heading({
  level,
  size = DEFAULT_SIZE[level],
  id,
  tabIndex,
  ref,
  children,
}: HeadingProps): ReactElement {
  const Element = `h${level}` as const
  return (
    <Element
      id={id}
      tabIndex={tabIndex}
      ref={ref}
      className={`${styles.heading} ${styles.headingSize[size]}`}
    >
      {children}
    </Element>
  )
}
