import type { ReactElement } from 'react'
import type { LayoutProps } from './Box.tsx'
import * as styles from './layout.css.ts'
import { type Sprinkles, sprinkles } from './sprinkles.ts'

/** Gap and alignment of an `Inline`'s children. */
export type InlineProps = LayoutProps & {
  /** Room between the children, and between the lines they wrap to, in px: a step from 4 to 96, or `{ phone, wide }`. Default `12`. */
  gap?: Sprinkles['gap']
  /** How children of different heights line up across the row. Default `center`. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined
  /** Pushes the first child to the start and the last to the end. Default `false`. */
  spread?: boolean | undefined
}

/** Children side by side, wrapping where they do not fit. */
export function Inline(props: InlineProps): ReactElement {
  const { as: Element = 'div', gap = 12, align = 'center', spread, label, labelledBy, id, role } = props
  const list = Element === 'ul' || Element === 'ol' ? 'list' : undefined
  const classes = [styles.inline, styles.align[align], sprinkles({ gap }), spread ? styles.between : '']
  return (
    <Element
      id={id}
      role={role ?? list}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classes.join(' ')}
    >
      {props.children}
    </Element>
  )
}
