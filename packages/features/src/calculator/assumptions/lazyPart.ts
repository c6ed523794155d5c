import { type ComponentType, lazy } from 'react'

/** A part that a page works without, loaded after the page. Where its code cannot be had, the page goes on without it. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  return lazy(() => load().catch(() => ({ default: (_props: Props) => null })))
}
