import type { ReactElement, ReactNode } from 'react'
import * as styles from './text.css.ts'

/** How a `Text` looks, and which element it is. */
export type TextProps = {
  /** The element to render. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'li' | 'time' | undefined
  /** The step of the type scale in px; 20 and above shrink a little on phones. Left out, it is that of the surroundings. */
  size?: 15 | 17 | 20 | 24 | 30 | 38 | 48 | undefined
  /** A colour of the brand: `ink` for text, `soft` for secondary text. Left out, it is inherited. */
  tone?: 'ink' | 'soft' | 'action' | 'accent' | 'success' | 'error' | undefined
  /** How bold it is. Left out, it is as the surroundings are. */
  weight?: 'regular' | 'medium' | 'bold' | undefined
  /** Sets figures of equal width, for amounts that are compared. Default `false`. */
  tabular?: boolean | undefined
  /** Holds lines to the reading column (34 rem). Default `false`. */
  measure?: boolean | undefined
  /** `id` of the element, for what it describes or names. */
  id?: string | undefined
  /** The text. */
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
