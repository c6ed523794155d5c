import type { DrawnFlow } from './drawFlow.ts'
import { flows } from './flows.ts'
import type { ScreensIndex } from './screensIndex.ts'

interface JustDrawn {
  readonly drawn: ReadonlyMap<string, DrawnFlow>
  readonly areAllViews: boolean
}

/** The list with what was drawn now. Older pictures are left of other flows, and of the same ones if only some views were drawn. */
export function mergeIndex(
  before: ScreensIndex | undefined,
  { drawn, areAllViews }: JustDrawn,
): ScreensIndex {
  const isLeft = (picture: string): boolean => {
    const flow = flows.find(({ name }) => picture.startsWith(`${name}/`))
    return flow !== undefined && !(areAllViews && drawn.has(flow.name))
  }
  const pictures = [
    ...Object.entries(before?.pictures ?? {}).filter(([picture]) => isLeft(picture)),
    ...[...drawn.values()].flatMap((one) => Object.entries(one.pictures)),
  ]
  const screens = flows.flatMap(({ name }) => {
    const own = drawn.get(name)?.screens ?? before?.flows[name]
    return own ? [[name, own] as const] : []
  })
  return {
    flows: Object.fromEntries(screens),
    pictures: Object.fromEntries(
      Object.entries(Object.fromEntries(pictures)).sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  }
}
