import type { ReactNode } from 'react'
import * as styles from './text.css.ts'

/** Running text. `size` is the step of the type scale in px (15 to 48). */
export type TextProps = {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'li' | 'time' | undefined
  size?: keyof typeof styles.size | undefined
  tone?: keyof typeof styles.tone | undefined
  weight?: keyof typeof styles.weight | undefined
  /** Figures of equal width, for amounts that compare. */
  tabular?: boolean | undefined
  /** Holds lines to the reading column (34 rem). */
  measure?: boolean | undefined
  id?: string | undefined
  children?: ReactNode
}

export function Text(props: TextProps) {
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
