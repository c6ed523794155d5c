import { type Area, areaOf, areas } from '../areas.ts'

/** What belongs to a signed-in person is never shown inside another page. */
const OUTSIDE_FRAMES = ['/account', '/continue', '/login', '/sign-up', '/reset-password']

const isOutside = ({ base }: Area) => OUTSIDE_FRAMES.includes(base)

/** The areas of the app that partners frame. */
export const framedAreas: readonly Area[] = areas.filter((area) => !isOutside(area))

/** The area that renders this path inside a frame, if any. */
export function framedAreaOf(path: string): Area | undefined {
  const area = areaOf(path)
  return area && !isOutside(area) ? area : undefined
}
