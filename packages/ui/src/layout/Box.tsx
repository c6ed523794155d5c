import type { ReactElement, ReactNode } from 'react'
import * as styles from './layout.css.ts'
import { type Sprinkles, sprinkles } from './sprinkles.ts'

/** Elements a layout component may render as. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'main'
  | 'aside'
  | 'article'
  | 'header'
  | 'footer'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'span'

/** What every layout component takes: its element, its name for assistive technology and its children. */
export type LayoutProps = {
  /** The element to render. Default `div`. */
  as?: LayoutElement | undefined
  id?: string | undefined
  /** `aria-label`. */
  label?: string | undefined
  /** `aria-labelledby`: id of the heading that names the region. */
  labelledBy?: string | undefined
  role?: string | undefined
  children?: ReactNode
}

/** Props of `Box`. Spacing in px steps 4 to 96, or `{ phone, wide }`; `padding` stands for both axes not given. */
export type BoxProps = LayoutProps & {
  padding?: Sprinkles['padding']
  paddingBlock?: Sprinkles['paddingBlock']
  paddingInline?: Sprinkles['paddingInline']
  background?: Sprinkles['background']
  /** Corners as round as those of a card. */
  rounded?: boolean | undefined
}

/** A padded, coloured area. */
export function Box(props: BoxProps): ReactElement {
  const { as: Element = 'div', label, labelledBy, children, id, role, rounded, ...space } = props
  const classes = `${sprinkles(space)}${rounded ? ` ${styles.rounded}` : ''}`
  return (
    <Element id={id} role={role} aria-label={label} aria-labelledby={labelledBy} className={classes}>
      {children}
    </Element>
  )
}
