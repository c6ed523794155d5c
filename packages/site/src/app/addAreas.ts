import type { PageServices } from '@coverkit/features/common/page-services'
import { createPath, type Location, type PatchRoutesOnNavigationFunction } from 'react-router'
import type { Area } from '../areas.ts'
import { PAGES } from '../routes.tsx'
import { entersAlone } from './entersAlone.ts'
import { entersUntagged } from './entersUntagged.ts'
import { persistFirst } from './persistFirst.ts'

/**
 * Adds the routes of each further area when a visitor first goes there.
 * `targetOf` is the location the router is going to: it names the path alone.
 */
export function addAreas(
  services: PageServices,
  areaOf: (path: string) => Area | undefined,
  first: Area | undefined,
  targetOf: () => Location | undefined,
): PatchRoutesOnNavigationFunction {
  const known = new Set(first ? [first] : [])
  return async ({ path, patch }) => {
    const area = areaOf(path)
    if (!area || known.has(area)) return
    const isAlone = area.isOwnDocument || entersUntagged(area, document)
    if (isAlone || (await entersAlone(area, document, services))) {
      await persistFirst(services)
      const target = targetOf()
      window.location.assign(target ? createPath(target) : path)
      await new Promise(() => {})
    }
    patch(PAGES, (await area.load())(services, areaOf))
    known.add(area)
  }
}
