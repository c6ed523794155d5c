import { type BrandData, isAddressOffered } from '@coverkit/brand'
import type { RouteObject } from 'react-router'
import { type Area, areaFinder, areas } from './areas.ts'

/** Without the routes of what the brand doesn't offer. Their paths are absolute. */
const offeredRoutes = (brand: BrandData, routes: readonly RouteObject[]): RouteObject[] =>
  routes
    .filter(({ path = '' }) => isAddressOffered(brand, path))
    .map((route) =>
      route.index || !route.children ? route : { ...route, children: offeredRoutes(brand, route.children) },
    )

/** The areas of a brand's site. */
export const areasOf = (brand: BrandData): readonly Area[] =>
  areas
    .filter(({ base }) => isAddressOffered(brand, base))
    .map((area) => ({
      ...area,
      async load() {
        const routesOf = await area.load()
        return (...given) => offeredRoutes(brand, routesOf(...given))
      },
    }))

/** Finds the area of a brand's site that renders a path, if the site has such a page at all. */
export function areaFinderOf(brand: BrandData): (path: string) => Area | undefined {
  const areaOf = areaFinder(areasOf(brand))
  return (path) => (isAddressOffered(brand, path) ? areaOf(path) : undefined)
}
