import { createSession } from '@coverkit/features/common/session'
import { patternsOf } from '../prerender/patternsOf.ts'
import { framedAreas } from './framedAreas.ts'

/** Path patterns of everything that the framed app renders. */
export async function framedPatterns(): Promise<readonly string[]> {
  const session = createSession({ accountName: '', apiUrl: '', cdnUrl: '' })
  const loaded = await Promise.all(framedAreas.map(({ load }) => load()))
  return ['/', ...patternsOf(loaded.flatMap((routesOf) => routesOf(session)))]
}
