import type { PageServices } from '@coverkit/features/common/page-services'
import type { PatchRoutesOnNavigationFunction } from 'react-router'
import type { Area } from '../areas.ts'
import { PAGES } from '../routes.tsx'
import { entersAlone } from './entersAlone.ts'
import { entersUntagged } from './entersUntagged.ts'

/** Adds the routes of each further area when a visitor first goes there. */
export function addAreas(
  services: PageServices,
  areaOf: (path: string) => Area | undefined,
  first: Area | undefined,
): PatchRoutesOnNavigationFunction {
  const known = new Set(first ? [first] : [])
  return async ({ path, patch }) => {
    const area = areaOf(path)
    if (!area || known.has(area)) return
    const isAlone = area.isOwnDocument || entersUntagged(area, document)
    if (isAlone || (await entersAlone(area, document, services))) {
      window.location.assign(path)
      await new Promise(() => {})
    }
    patch(PAGES, (await area.load())(services, areaOf))
    known.add(area)
  }
}
