import type { LinkComponentProps } from '@coverkit/ui'
import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject, Link as RouterLink } from 'react-router'

/** True for an address that the app renders itself; all others are documents of their own. */
function isAppPath(routes: RouteObject[], href: string): boolean {
  const matches = href.startsWith('/') ? matchRoutes(routes, href.split(/[?#]/)[0] ?? '/') : null
  return matches !== null && matches.at(-1)?.route.path !== '*'
}

/** The link of the app: stays in the document where the address is the app's, is a plain anchor elsewhere. */
export function makeAppLink(routes: RouteObject[]): ComponentType<LinkComponentProps> {
  return function AppLink({ href, ...props }: LinkComponentProps) {
    const opensHere = !props.target && !props.download && isAppPath(routes, href)
    return opensHere ? <RouterLink {...props} to={href} /> : <a {...props} href={href} />
  }
}
