import { matchRoutes, type RouteObject } from 'react-router'

/**
 * Puts the code of the routes at `path` in place of their lazy loaders, and has the screens of flows loaded, so that
 * hydration finds them at once. Answers the loader data of a page rendered at build time: none, for every route.
 */
export async function loadMatchedRoutes(
  routes: RouteObject[],
  path: string,
): Promise<{ loaderData: Record<string, null> }> {
  const matched = (matchRoutes(routes, path) ?? []).map((match) => match.route)
  await Promise.all(
    matched.map(async (route) => {
      const { load }: { load?: () => Promise<unknown> } = route.handle ?? {}
      await load?.()
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  return { loaderData: Object.fromEntries(matched.map(({ id }) => [id ?? '', null])) }
}
