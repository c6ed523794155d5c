import type { BrandData } from '@coverkit/brand'
import { firstStepsOf } from '../firstSteps.ts'

/** The main actions are fetched at once; a page is rendered ahead when a pointer rests on its link. */
export function speculationRules(brand: BrandData): object {
  const firstSteps = firstStepsOf(brand)
  const urls = firstSteps.filter(({ isMainAction }) => isMainAction).map(({ path }) => path)
  const prefetch = urls.length > 0 ? [{ urls, eagerness: 'immediate' }] : []
  // Pages of sign-in query other tabs for their session, so they are not prerendered unless they are main
  // actions.
  const ahead = firstSteps.filter(({ indexed, isMainAction }) => indexed || isMainAction)
  return {
    prefetch,
    prerender: [{ where: { href_matches: ahead.map(({ path }) => `${path}*`) }, eagerness: 'moderate' }],
  }
}
