import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import * as styles from './link.css.ts'

/** Address and look of a `Link`. */
export type LinkProps = {
  /** The address that it leads to, within the site or outside. */
  href: string
  /** `inline` is for sentences, `standalone` is 44 px high, `quiet` looks like plain text. Default `inline`. */
  variant?: 'inline' | 'standalone' | 'quiet' | undefined
  /** Called before the link is followed; `preventDefault` keeps the visitor here. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** `id` of the element. */
  id?: string | undefined
  /** Marks the page or step that the visitor is on (`aria-current`). Left out, it is another one. */
  current?: 'page' | 'step' | undefined
  /** `_blank` opens a new tab, `_top` leaves the frame that the site is embedded in. Left out, it opens where it is. */
  target?: '_blank' | '_top' | undefined
  /** `rel` of the element. Left out, it is `noopener` with `_blank`, else none. */
  rel?: string | undefined
  /** Downloads the address in place of opening it. Default `false`. */
  download?: boolean | undefined
  /** The text, which names the target also without the sentence around it. */
  children: ReactNode
}

/** A link to another page, rendered by `LinkComponentContext`. */
export function Link({ variant = 'inline', current, target, rel, ...props }: LinkProps): ReactElement {
  return (
    <Anchor
      {...props}
      target={target}
      rel={rel ?? (target === '_blank' ? 'noopener' : undefined)}
      aria-current={current}
      className={styles.variant[variant]}
    />
  )
}
