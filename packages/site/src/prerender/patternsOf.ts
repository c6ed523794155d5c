import type { RouteObject } from 'react-router'

/** The absolute path patterns of a route table, without the one that matches everything. */
export function patternsOf(routes: readonly RouteObject[]): string[] {
  const own = routes.map((route) => route.path).filter((path) => path?.startsWith('/'))
  const inner = routes.flatMap((route) => patternsOf(route.children ?? []))
  return [...new Set([...own.filter((path) => path !== undefined), ...inner])]
}
