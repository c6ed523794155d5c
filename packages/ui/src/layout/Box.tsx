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

/** Props of every layout component: its element, its name for assistive technology and its children. */
export type LayoutProps = {
  /** The element to render. Default `div`. */
  as?: LayoutElement | undefined
  /** `id` of the element. */
  id?: string | undefined
  /** Accessible name (`aria-label`). Give it with a `role` or an element that takes a name, such as `section`. */
  label?: string | undefined
  /** `aria-labelledby`: id of the heading that names the region. */
  labelledBy?: string | undefined
  /** Role for assistive technology. Left out, it is the role of the element. */
  role?: string | undefined
  /** The children to lay out. */
  children?: ReactNode
}

/** The room inside a `Box`, and its colour. */
export type BoxProps = LayoutProps & {
  /** Room on all sides, in px: a step from 4 to 96, or `{ phone, wide }`. Left out, there is none. */
  padding?: Sprinkles['padding']
  /** Room above and below, in px, as `padding` is given. Left out, it is that of `padding`. */
  paddingBlock?: Sprinkles['paddingBlock']
  /** Room at the start and end of lines, in px, as `padding` is given. Left out, it is that of `padding`. */
  paddingInline?: Sprinkles['paddingInline']
  /** One of the brand's backgrounds, all of which give readable text. Left out, the background is transparent. */
  background?: Sprinkles['background']
  /** Rounds the corners as those of a card. Default `false`. */
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
