import { FLOWS, type FlowTable, flowsWith } from '@coverkit/core'
import { type Area, areaOf, areas } from '../areas.ts'

/** Pages with data of a person, a signed-in one or a claimant, which are never shown inside another page. */
const OUTSIDE_FRAMES = [
  '/account',
  '/claim-after-a-death',
  '/comparison',
  '/continue',
  '/login',
  '/sign',
  '/sign-up',
  '/reset-password',
]

/** The areas that frames show: neither those of a signed-in person nor those of a flow that is not framed. */
export function areasInFrames(all: readonly Area[], flows: FlowTable): readonly Area[] {
  const framed: readonly string[] = flowsWith(flows, 'isFramed')
  const unframed = Object.entries(flows).filter(([name]) => !framed.includes(name))
  const outside = [...OUTSIDE_FRAMES, ...unframed.map(([, { base }]) => base)]
  return all.filter(({ base }) => !outside.includes(base))
}

/** The areas of the app that partners frame. */
export const framedAreas: readonly Area[] = areasInFrames(areas, FLOWS)

/** The area that renders this path inside a frame, if any. */
export function framedAreaOf(path: string): Area | undefined {
  const area = areaOf(path)
  return area && framedAreas.includes(area) ? area : undefined
}
