import type { ReactElement } from 'react'
import type { LayoutProps } from './Box.tsx'
import * as styles from './layout.css.ts'
import { type Sprinkles, sprinkles } from './sprinkles.ts'

/**
 * Props of `Inline`. `gap` in px steps 4 to 96 (default 12), or `{ phone, wide }`; `align` across the row (default
 * `center`).
 */
export type InlineProps = LayoutProps & {
  gap?: Sprinkles['gap']
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined
  /** Pushes the first child to the start and the last to the end. */
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
