import { type ComponentProps, type ComponentType, type Context, createContext } from 'react'

/** Props of the component that renders a kit link: those of an `<a>`, `href` required. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string }

/**
 * The component that renders kit links. The default is a plain anchor, right for static pages; an app
 * provides one that routes internal addresses.
 */
export const LinkComponentContext: Context<ComponentType<LinkComponentProps> | 'a'> = createContext<
  ComponentType<LinkComponentProps> | 'a'
>('a')
