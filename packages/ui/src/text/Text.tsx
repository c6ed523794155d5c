import type { ReactElement, ReactNode } from 'react'
import * as styles from './text.css.ts'

/** Props of `Text`. `size`, `tone` and `weight` are those of the surroundings unless given. */
export type TextProps = {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'li' | 'time' | undefined
  /** The step of the type scale in px; 20 and above shrink a little on phones. */
  size?: 15 | 17 | 20 | 24 | 30 | 38 | 48 | undefined
  tone?: 'ink' | 'soft' | 'action' | 'accent' | 'success' | 'error' | undefined
  weight?: 'regular' | 'medium' | 'bold' | undefined
  /** Figures of equal width, for amounts that compare. */
  tabular?: boolean | undefined
  /** Holds lines to the reading column (34 rem). */
  measure?: boolean | undefined
  id?: string | undefined
  children?: ReactNode
}

/** Running text: a paragraph, unless `as` says otherwise. */
export function Text(props: TextProps): ReactElement {
  const { as: Element = 'p', size, tone, weight, tabular, measure, id, children } = props
  const classes = [
    size && styles.size[size],
    tone && styles.tone[tone],
    weight && styles.weight[weight],
    tabular && styles.tabular,
    measure && styles.measure,
  ]
  return (
    <Element id={id} className={classes.filter(Boolean).join(' ') || undefined}>
      {children}
    </Element>
  )
}
