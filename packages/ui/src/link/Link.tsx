import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import * as styles from './link.css.ts'

/** Where a `Link` leads and how it looks. */
export type LinkProps = {
  href: string
  /**
   * `inline` (default) stands in a sentence, `standalone` has a 44 px target, `quiet` looks like its
   * surroundings.
   */
  variant?: 'inline' | 'standalone' | 'quiet' | undefined
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  id?: string | undefined
  /** `aria-current`, for navigation. */
  current?: 'page' | 'step' | undefined
  target?: '_blank' | '_top' | undefined
  /** Default `noopener` for `_blank`, else none. */
  rel?: string | undefined
  download?: boolean | undefined
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
