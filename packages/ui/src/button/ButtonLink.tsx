import { type MouseEvent, type ReactElement, type ReactNode, use } from 'react'
import { LinkComponentContext } from '../link/LinkComponentContext.ts'
import { type ButtonStyle, buttonClasses } from './buttonClasses.ts'

/** Props of `ButtonLink`: its text, its look and its address. */
export type ButtonLinkProps = ButtonStyle & {
  /** The address that it leads to, within the site or outside. */
  href: string
  /** Called before the link is followed; `preventDefault` keeps the visitor here. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** `id` of the element, such as the target of a fragment. */
  id?: string | undefined
  /** The visible words, which say where it leads. */
  children: ReactNode
}

/** A link that looks like a button: for moving on, never for acting. Rendered by `LinkComponentContext`. */
export function ButtonLink({ variant, size, fullOnPhone, ...props }: ButtonLinkProps): ReactElement {
  const Component = use(LinkComponentContext)
  return <Component {...props} className={buttonClasses({ variant, size, fullOnPhone })} />
}
