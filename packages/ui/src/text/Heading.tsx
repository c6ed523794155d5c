import type { ReactElement, ReactNode, Ref } from 'react'
import * as styles from './text.css.ts'

const DEFAULT_SIZE = { 1: 38, 2: 24, 3: 20, 4: 17, 5: 17, 6: 17 } as const

/** The rank of a `Heading`, and its look. */
export type HeadingProps = {
  /** Its rank in the page. The page has one of level 1, and no level is left out on the way down. */
  level: 1 | 2 | 3 | 4 | 5 | 6
  /** The step of the type scale in px. Left out, it is that of the level: 38, 24, 20, and 17 from level 4. */
  size?: 15 | 17 | 20 | 24 | 30 | 38 | 48 | undefined
  /** `id` of the heading, for a region that is `labelledBy` it. */
  id?: string | undefined
  /** -1 lets a script move focus here after navigation. */
  tabIndex?: -1 | undefined
  /** Gets the heading element, for moving the focus to it. */
  ref?: Ref<HTMLHeadingElement> | undefined
  /** The text. */
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
