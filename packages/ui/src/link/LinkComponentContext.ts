import { type ComponentProps, type ComponentType, type Context, createContext } from 'react'

/** Props of what a kit link renders: those of an `<a>`, `href` required. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string }

/**
 * What kit links render. The default is a plain anchor, right for static pages; an app gives a component that
 * routes internal addresses.
 */
export const LinkComponentContext: Context<ComponentType<LinkComponentProps> | 'a'> = createContext<
  ComponentType<LinkComponentProps> | 'a'
>('a')
