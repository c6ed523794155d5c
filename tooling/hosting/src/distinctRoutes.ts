import { matchesPattern } from '@coverkit/vite/patterns'
import type { HostingPlan } from '@coverkit/vite/plan'

type Route = HostingPlan['routes'][number]

/** The routes that are neither a page nor already answered the same way by a wider pattern. */
export function distinctRoutes({ routes, pages }: HostingPlan): readonly Route[] {
  const isCovered = (route: Route) =>
    routes.some(
      (wide) =>
        wide.pattern.endsWith('/*') &&
        wide.pattern !== route.pattern &&
        matchesPattern(wide.pattern, route.pattern) &&
        JSON.stringify([wide.file, wide.headers]) === JSON.stringify([route.file, route.headers]),
    )
  return routes.filter((route) => !(route.pattern in pages) && !isCovered(route))
}
