import { type MouseEvent, type ReactNode, use } from 'react'
import { LinkComponentContext } from '../link/LinkComponentContext.ts'
import { type ButtonStyle, buttonClasses } from './Button.tsx'

/** A link that looks like a button: for moving on, never for acting. */
export type ButtonLinkProps = ButtonStyle & {
  href: string
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  id?: string | undefined
  children: ReactNode
}

export function ButtonLink({ variant, fullOnPhone, ...props }: ButtonLinkProps) {
  const Component = use(LinkComponentContext)
  return <Component {...props} className={buttonClasses({ variant, fullOnPhone })} />
}
