import { FLOWS, flowsWith } from '@coverkit/core'
import { createPageServices } from '@coverkit/features/common/page-services'
import { patternsOf } from '../prerender/patternsOf.ts'
import { framedAreaOf, framedAreas } from './framedAreas.ts'

/** The flows that frames show, by name: the address of each, and the page behind its last step. */
export const framedFlows = flowsWith(FLOWS, 'isFramed').map((name) => ({ name, ...FLOWS[name] }))

/** Path patterns of everything that the framed app renders. */
export async function framedPatterns(): Promise<readonly string[]> {
  const services = createPageServices({ accountName: '', apiUrl: '', cdnUrl: '' })
  const loaded = await Promise.all(framedAreas.map(({ load }) => load()))
  return ['/', ...patternsOf(loaded.flatMap((routesOf) => routesOf(services, framedAreaOf)))]
}
